-- CreateTable
CREATE TABLE "SetupCode" (
    "codeHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SetupCode_pkey" PRIMARY KEY ("codeHash")
);
