-- CreateEnum
CREATE TYPE "LineEventKind" AS ENUM ('FOLLOW', 'UNFOLLOW', 'QUESTION');

-- CreateEnum
CREATE TYPE "LineQuestion" AS ENUM ('ORDER_STATUS', 'NEXT_APPOINTMENT', 'OPENING_HOURS', 'HELP');

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "language" TEXT,
ADD COLUMN     "reachable" BOOLEAN,
ADD COLUMN     "reachableAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "LineEvent" (
    "id" TEXT NOT NULL,
    "kind" "LineEventKind" NOT NULL,
    "lineUserId" TEXT NOT NULL,
    "question" "LineQuestion",
    "replyToken" TEXT,
    "messageId" TEXT,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMPTZ(3),

    CONSTRAINT "LineEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LineEvent_handledAt_availableAt_idx" ON "LineEvent"("handledAt", "availableAt");

-- CreateIndex
CREATE INDEX "LineEvent_messageId_idx" ON "LineEvent"("messageId");

-- CreateIndex
CREATE INDEX "LineEvent_receivedAt_idx" ON "LineEvent"("receivedAt");
