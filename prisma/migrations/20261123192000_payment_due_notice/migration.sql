-- A transaction cannot use an enum value that it has added, so that the default follows in a migration of its own.
ALTER TYPE "NoticeKind" ADD VALUE 'PAYMENT_DUE' BEFORE 'PAYMENT_RECORDED';
