-- How a person sees the calendar of appointments, such as its colors, and until when they have seen the alerts.
ALTER TYPE "PreferenceKind" ADD VALUE 'CALENDAR';
ALTER TYPE "PreferenceKind" ADD VALUE 'ALERTS';
