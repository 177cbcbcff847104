-- AlterTable
ALTER TABLE "Appointment" ADD COLUMN "walkIn" BOOLEAN NOT NULL DEFAULT false;
