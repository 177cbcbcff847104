import { answerJobs } from "@machiya/schema/isolation/answerJobs";
import { renderImage } from "./renderImage.ts";

answerJobs(renderImage);
