-- CreateEnum
CREATE TYPE "VisitOutcome" AS ENUM ('ARRIVED', 'DONE', 'NO_SHOW', 'LATE_CANCEL');

-- CreateEnum
CREATE TYPE "CancelledBy" AS ENUM ('CUSTOMER', 'SHOP');

-- AlterTable
ALTER TABLE "Appointment" ADD COLUMN "cancelledBy" "CancelledBy",
ADD COLUMN "outcome" "VisitOutcome";

-- Only a confirmed appointment takes place, and only a canceled one was canceled late, by one of the two.
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_outcome_of_state" CHECK (
  "outcome" IS NULL
  OR ("outcome" = 'LATE_CANCEL' AND "state" = 'CANCELLED')
  OR ("outcome" <> 'LATE_CANCEL' AND "state" = 'CONFIRMED'));
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_cancelled_by_of_outcome" CHECK (
  ("cancelledBy" IS NOT NULL) = ("outcome" IS NOT DISTINCT FROM 'LATE_CANCEL'::"VisitOutcome"));
