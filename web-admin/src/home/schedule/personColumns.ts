/** The columns of the timeline: the name and the bar. */
export const PERSON_COLUMNS = "minmax(56px, 84px) minmax(0, 1fr)";
