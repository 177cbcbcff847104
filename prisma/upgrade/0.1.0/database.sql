-- The database of release 0.1.0, as its 26 migrations left it: generated from the catalog, for restoring backups of that release and
-- for testing the upgrade from it. It never changes.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TYPE "StaffRole" AS ENUM ('ADMIN', 'STAFF');

CREATE TYPE "StaffState" AS ENUM ('DISABLED', 'IN_SERVICE', 'DISMISSED');

CREATE TABLE "StaffMember" (
  "id" SERIAL NOT NULL,
  "username" TEXT NOT NULL,
  "passwordHash" TEXT NOT NULL,
  "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
  "name" TEXT NOT NULL,
  "englishName" TEXT NOT NULL DEFAULT '',
  "positionName" TEXT NOT NULL DEFAULT '',
  "role" "StaffRole" NOT NULL,
  "state" "StaffState" NOT NULL DEFAULT 'IN_SERVICE',
  "imageHash" TEXT,
  "lineCustomerId" INTEGER,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "StaffMember_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "StaffMember_username_key" ON "StaffMember" ("username");
CREATE INDEX "StaffMember_imageHash_idx" ON "StaffMember" ("imageHash");
CREATE INDEX "StaffMember_lineCustomerId_idx" ON "StaffMember" ("lineCustomerId");

CREATE TABLE "Session" (
  "id" SERIAL NOT NULL,
  "tokenHash" BYTEA NOT NULL,
  "staffMemberId" INTEGER,
  "customerId" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Session_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Session_belongs_to_one_check" CHECK (num_nonnulls("staffMemberId", "customerId") = 1)
);
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session" ("tokenHash");
CREATE INDEX "Session_staffMemberId_idx" ON "Session" ("staffMemberId");
CREATE INDEX "Session_customerId_idx" ON "Session" ("customerId");
CREATE INDEX "Session_expiresAt_idx" ON "Session" ("expiresAt");

CREATE TABLE "SetupCode" (
  "codeHash" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "SetupCode_pkey" PRIMARY KEY ("codeHash")
);

CREATE TABLE "RateLimit" (
  "key" TEXT NOT NULL,
  "points" INTEGER NOT NULL,
  "expire" TIMESTAMPTZ(3),
  CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit" ("expire");

CREATE TYPE "ApiScope" AS ENUM ('PRODUCTS_READ', 'PRODUCTS_WRITE', 'ORDERS_READ', 'ORDERS_WRITE', 'CUSTOMERS_READ', 'CUSTOMERS_WRITE', 'BOOKING_READ', 'BOOKING_WRITE', 'STORE_READ', 'STORE_WRITE');

CREATE TABLE "ApiToken" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "tokenHash" BYTEA NOT NULL,
  "prefix" TEXT NOT NULL,
  "scopes" "ApiScope"[],
  "createdById" INTEGER NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3),
  "lastUsedAt" TIMESTAMPTZ(3),
  "revokedAt" TIMESTAMPTZ(3),
  CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken" ("tokenHash");
CREATE INDEX "ApiToken_createdById_idx" ON "ApiToken" ("createdById");

CREATE TABLE "Customer" (
  "id" SERIAL NOT NULL,
  "lineUserId" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "phone" TEXT NOT NULL DEFAULT '',
  "note" TEXT NOT NULL DEFAULT '',
  "language" TEXT,
  "reachable" BOOLEAN,
  "reachableAt" TIMESTAMPTZ(3),
  "deletedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Customer_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Customer_lineUserId_key" ON "Customer" ("lineUserId");
CREATE INDEX "Customer_id_deletedAt_idx" ON "Customer" ("id" DESC, "deletedAt");
CREATE INDEX "Customer_name_idx" ON "Customer" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "Customer_phone_idx" ON "Customer" USING GIN ("phone" gin_trgm_ops);

CREATE TABLE "CustomerBlock" (
  "id" SERIAL NOT NULL,
  "customerId" INTEGER NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "blockedById" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "CustomerBlock_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "CustomerBlock_customerId_key" ON "CustomerBlock" ("customerId");
CREATE INDEX "CustomerBlock_blockedById_idx" ON "CustomerBlock" ("blockedById");

CREATE TABLE "ImageFile" (
  "hash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ImageFile_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "ImageVariant" (
  "hash" TEXT NOT NULL,
  "variant" TEXT NOT NULL,
  "contentType" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "bytes" BYTEA NOT NULL,
  CONSTRAINT "ImageVariant_pkey" PRIMARY KEY ("hash","variant")
);

CREATE TABLE "Image" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "imageHash" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Image_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Image_imageHash_idx" ON "Image" ("imageHash");
CREATE INDEX "Image_name_idx" ON "Image" USING GIN ("name" gin_trgm_ops);

CREATE TYPE "ProductState" AS ENUM ('DISABLED', 'ENABLED', 'FROZEN');

CREATE TABLE "Product" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "code" TEXT NOT NULL DEFAULT '',
  "description" TEXT NOT NULL DEFAULT '',
  "price" DECIMAL(17,5) NOT NULL,
  "stock" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "imageHash" TEXT,
  "topPick" BOOLEAN NOT NULL DEFAULT false,
  "state" "ProductState" NOT NULL DEFAULT 'ENABLED',
  "deletedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "editVersion" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Product_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Product_code_check" CHECK ("code" ~ '^[a-z]*$'),
  CONSTRAINT "Product_price_check" CHECK ("price" >= 0),
  CONSTRAINT "Product_stock_check" CHECK ("stock" >= 0)
);
CREATE INDEX "Product_id_deletedAt_idx" ON "Product" ("id" DESC, "deletedAt");
CREATE INDEX "Product_state_id_deletedAt_idx" ON "Product" ("state", "id" DESC, "deletedAt");
CREATE INDEX "Product_state_topPick_id_deletedAt_idx" ON "Product" ("state", "topPick", "id" DESC, "deletedAt");
CREATE INDEX "Product_imageHash_idx" ON "Product" ("imageHash");
CREATE INDEX "Product_name_idx" ON "Product" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "Product_code_idx" ON "Product" USING GIN ("code" gin_trgm_ops);

CREATE TABLE "ProductType" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ProductType_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ProductToType" (
  "productId" INTEGER NOT NULL,
  "productTypeId" INTEGER NOT NULL,
  CONSTRAINT "ProductToType_pkey" PRIMARY KEY ("productId","productTypeId")
);
CREATE INDEX "ProductToType_productTypeId_productId_idx" ON "ProductToType" ("productTypeId", "productId" DESC);

CREATE TYPE "DiscountKind" AS ENUM ('PER_PRODUCT', 'WHOLE_CART');

CREATE TYPE "DiscountAudience" AS ENUM ('CUSTOMER', 'PRODUCT');

CREATE TYPE "DiscountState" AS ENUM ('DISABLED', 'ENABLED', 'FROZEN');

CREATE TABLE "Discount" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "kind" "DiscountKind" NOT NULL,
  "amount" DECIMAL(17,5),
  "multiplier" DECIMAL(17,5),
  "audience" "DiscountAudience" NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "state" "DiscountState" NOT NULL DEFAULT 'ENABLED',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Discount_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ProductDiscount" (
  "productId" INTEGER NOT NULL,
  "discountId" INTEGER NOT NULL,
  "minQuantity" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "maxQuantity" DECIMAL(17,5),
  CONSTRAINT "ProductDiscount_pkey" PRIMARY KEY ("productId","discountId"),
  CONSTRAINT "ProductDiscount_minQuantity_check" CHECK ("minQuantity" >= 0),
  CONSTRAINT "ProductDiscount_maxQuantity_check" CHECK ("maxQuantity" > "minQuantity")
);
CREATE INDEX "ProductDiscount_discountId_idx" ON "ProductDiscount" ("discountId");

CREATE TABLE "CustomerDiscount" (
  "customerId" INTEGER NOT NULL,
  "discountId" INTEGER NOT NULL,
  CONSTRAINT "CustomerDiscount_pkey" PRIMARY KEY ("customerId","discountId")
);
CREATE INDEX "CustomerDiscount_discountId_idx" ON "CustomerDiscount" ("discountId");

CREATE TYPE "OrderSource" AS ENUM ('ROBOT', 'SHOPPING_PLATFORM', 'MANUAL');

CREATE TYPE "OrderState" AS ENUM ('ESTABLISHED', 'IN_ACTION', 'WAITING', 'COMPLETE', 'CANCELLED');

CREATE TYPE "PaymentState" AS ENUM ('UNPAID', 'PAID', 'PARTIALLY_PAID', 'REFUND_PENDING', 'REFUNDED', 'FAILED');

CREATE TABLE "Order" (
  "id" SERIAL NOT NULL,
  "customerId" INTEGER,
  "buyerName" TEXT NOT NULL,
  "buyerPhone" TEXT NOT NULL,
  "recipientName" TEXT NOT NULL,
  "recipientPhone" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "source" "OrderSource" NOT NULL,
  "state" "OrderState" NOT NULL DEFAULT 'ESTABLISHED',
  "paymentState" "PaymentState" NOT NULL DEFAULT 'UNPAID',
  "paymentMethod" SMALLINT NOT NULL,
  "deliveryDate" TIMESTAMPTZ(3),
  "expectedDeliveryDate" TIMESTAMPTZ(3),
  "totalQuantity" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "subtotal" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "discountTotal" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "total" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "paymentReportedAt" TIMESTAMPTZ(3),
  "paymentReportDigits" TEXT,
  "paymentRecordedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Order_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Order_paymentReportDigits_check" CHECK ("paymentReportDigits" ~ '^[0-9]{5}$')
);
CREATE INDEX "Order_customerId_id_idx" ON "Order" ("customerId", "id" DESC);
CREATE INDEX "Order_state_id_idx" ON "Order" ("state", "id" DESC);
CREATE INDEX "Order_createdAt_idx" ON "Order" ("createdAt");
CREATE INDEX "Order_deliveryDate_idx" ON "Order" ("deliveryDate");
CREATE INDEX "Order_expectedDeliveryDate_idx" ON "Order" ("expectedDeliveryDate");
CREATE INDEX "Order_buyerName_idx" ON "Order" USING GIN ("buyerName" gin_trgm_ops);
CREATE INDEX "Order_recipientName_idx" ON "Order" USING GIN ("recipientName" gin_trgm_ops);
CREATE INDEX "Order_note_idx" ON "Order" USING GIN ("note" gin_trgm_ops);

CREATE TABLE "OrderLine" (
  "id" SERIAL NOT NULL,
  "orderId" INTEGER NOT NULL,
  "productId" INTEGER NOT NULL,
  "quantity" DECIMAL(17,5) NOT NULL,
  "unitPrice" DECIMAL(17,5) NOT NULL,
  "productName" TEXT NOT NULL,
  "imageHash" TEXT,
  CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "OrderLine_orderId_productId_key" UNIQUE ("orderId", "productId"),
  CONSTRAINT "OrderLine_quantity_check" CHECK ("quantity" > 0)
);
CREATE INDEX "OrderLine_orderId_id_idx" ON "OrderLine" ("orderId", "id");
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine" ("productId");

CREATE TABLE "DiscountRecord" (
  "id" SERIAL NOT NULL,
  "orderId" INTEGER NOT NULL,
  "discountId" INTEGER,
  "name" TEXT NOT NULL,
  "amount" DECIMAL(17,5) NOT NULL,
  CONSTRAINT "DiscountRecord_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "DiscountRecord_orderId_id_idx" ON "DiscountRecord" ("orderId", "id");

CREATE TYPE "NoticeKind" AS ENUM ('ORDER_RECEIVED', 'ORDER_ADVANCED', 'ORDER_CANCELLED', 'PAYMENT_RECORDED', 'APPOINTMENT_REQUESTED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_MOVED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_REMINDER');

CREATE TABLE "Store" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "name" TEXT NOT NULL,
  "bankAccount" TEXT NOT NULL DEFAULT '',
  "bankCode" TEXT NOT NULL DEFAULT '',
  "orderingOpensAt" TIMESTAMPTZ(3),
  "orderingClosesAt" TIMESTAMPTZ(3),
  "openingHours" TEXT NOT NULL DEFAULT '',
  "address" TEXT NOT NULL DEFAULT '',
  "openWeekdays" SMALLINT[],
  "timeZone" TEXT NOT NULL DEFAULT 'Asia/Taipei',
  "delivers" BOOLEAN NOT NULL DEFAULT false,
  "cancelCutOffHours" SMALLINT NOT NULL DEFAULT 24,
  "notices" "NoticeKind"[] DEFAULT ARRAY['ORDER_RECEIVED', 'ORDER_ADVANCED', 'ORDER_CANCELLED', 'PAYMENT_RECORDED', 'APPOINTMENT_REQUESTED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_MOVED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_REMINDER']::"NoticeKind"[],
  "broadcastFloor" INTEGER NOT NULL DEFAULT 0,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Store_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Store_id_check" CHECK ("id" = 1),
  CONSTRAINT "Store_openWeekdays_check" CHECK ("openWeekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  CONSTRAINT "Store_cancelCutOffHours_check" CHECK ("cancelCutOffHours" BETWEEN 0 AND 8760),
  CONSTRAINT "Store_broadcastFloor_check" CHECK ("broadcastFloor" >= 0)
);

CREATE TABLE "Service" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "abbreviation" TEXT NOT NULL DEFAULT '',
  "durationMinutes" SMALLINT NOT NULL,
  "price" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "note" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Service_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Service_durationMinutes_check" CHECK ("durationMinutes" BETWEEN 1 AND 1440),
  CONSTRAINT "Service_price_check" CHECK ("price" >= 0)
);

CREATE TABLE "StaffSkill" (
  "staffMemberId" INTEGER NOT NULL,
  "serviceId" INTEGER NOT NULL,
  CONSTRAINT "StaffSkill_pkey" PRIMARY KEY ("staffMemberId","serviceId")
);
CREATE INDEX "StaffSkill_serviceId_idx" ON "StaffSkill" ("serviceId");

CREATE TABLE "ShiftTemplate" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "startMinute" SMALLINT NOT NULL,
  "endMinute" SMALLINT NOT NULL,
  "deletedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ShiftTemplate_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ShiftTemplate_minutes_check" CHECK (0 <= "startMinute" AND "startMinute" < "endMinute" AND "endMinute" <= 1440)
);

CREATE TYPE "ShiftState" AS ENUM ('PROPOSED', 'CONFIRMED', 'OPEN_TO_CUSTOMERS');

CREATE TABLE "ShiftAssignment" (
  "id" SERIAL NOT NULL,
  "staffMemberId" INTEGER NOT NULL,
  "shiftTemplateId" INTEGER NOT NULL,
  "date" DATE NOT NULL,
  "state" "ShiftState" NOT NULL DEFAULT 'PROPOSED',
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ShiftAssignment_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ShiftAssignment_date_staffMemberId_idx" ON "ShiftAssignment" ("date", "staffMemberId");
CREATE INDEX "ShiftAssignment_shiftTemplateId_date_idx" ON "ShiftAssignment" ("shiftTemplateId", "date");
CREATE UNIQUE INDEX "ShiftAssignment_staffMemberId_shiftTemplateId_date_key" ON "ShiftAssignment" ("staffMemberId", "shiftTemplateId", "date");

CREATE TABLE "BookingHours" (
  "weekday" SMALLINT NOT NULL,
  "startMinute" SMALLINT NOT NULL,
  "endMinute" SMALLINT NOT NULL,
  "storeId" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "BookingHours_pkey" PRIMARY KEY ("weekday","startMinute"),
  CONSTRAINT "BookingHours_weekday_check" CHECK ("weekday" BETWEEN 1 AND 7),
  CONSTRAINT "BookingHours_minutes_check" CHECK (0 <= "startMinute" AND "startMinute" < "endMinute" AND "endMinute" <= 1440),
  CONSTRAINT "BookingHours_no_overlap" EXCLUDE USING gist ("weekday" WITH =, int4range("startMinute", "endMinute") WITH &&)
);
CREATE INDEX "BookingHours_storeId_idx" ON "BookingHours" ("storeId");

CREATE TABLE "StoreClosure" (
  "id" SERIAL NOT NULL,
  "startsAt" TIMESTAMPTZ(3) NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "StoreClosure_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "StoreClosure_times_check" CHECK ("endsAt" > "startsAt")
);
CREATE INDEX "StoreClosure_startsAt_idx" ON "StoreClosure" ("startsAt");

CREATE TABLE "StaffTimeOff" (
  "id" SERIAL NOT NULL,
  "staffMemberId" INTEGER NOT NULL,
  "startsAt" TIMESTAMPTZ(3) NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "StaffTimeOff_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "StaffTimeOff_times_check" CHECK ("endsAt" > "startsAt")
);
CREATE INDEX "StaffTimeOff_staffMemberId_startsAt_idx" ON "StaffTimeOff" ("staffMemberId", "startsAt");
CREATE INDEX "StaffTimeOff_startsAt_idx" ON "StaffTimeOff" ("startsAt");

CREATE TYPE "AppointmentSource" AS ENUM ('MANUAL', 'CHAT_APP');

CREATE TYPE "AppointmentState" AS ENUM ('PENDING', 'CONFIRMED', 'CANCELLED');

CREATE TABLE "Appointment" (
  "id" SERIAL NOT NULL,
  "customerId" INTEGER,
  "customerName" TEXT NOT NULL,
  "customerPhone" TEXT NOT NULL DEFAULT '',
  "source" "AppointmentSource" NOT NULL,
  "state" "AppointmentState" NOT NULL DEFAULT 'PENDING',
  "startsAt" TIMESTAMPTZ(3) NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Appointment_times_check" CHECK ("endsAt" > "startsAt")
);
CREATE INDEX "Appointment_customerId_id_idx" ON "Appointment" ("customerId", "id" DESC);
CREATE INDEX "Appointment_state_id_idx" ON "Appointment" ("state", "id" DESC);
CREATE INDEX "Appointment_startsAt_idx" ON "Appointment" ("startsAt");
CREATE INDEX "Appointment_customerName_idx" ON "Appointment" USING GIN ("customerName" gin_trgm_ops);

CREATE TABLE "AppointmentItem" (
  "id" SERIAL NOT NULL,
  "appointmentId" INTEGER NOT NULL,
  "staffMemberId" INTEGER,
  "serviceId" INTEGER,
  "serviceName" TEXT NOT NULL,
  "serviceMinutes" SMALLINT NOT NULL,
  "servicePrice" DECIMAL(17,5) NOT NULL DEFAULT 0,
  "startsAt" TIMESTAMPTZ(3) NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "occupying" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "AppointmentItem_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "AppointmentItem_times_check" CHECK ("endsAt" > "startsAt"),
  CONSTRAINT "AppointmentItem_no_double_booking" EXCLUDE USING gist
    ("staffMemberId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&)
    WHERE ("occupying" AND "staffMemberId" IS NOT NULL) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX "AppointmentItem_appointmentId_idx" ON "AppointmentItem" ("appointmentId");
CREATE INDEX "AppointmentItem_staffMemberId_startsAt_idx" ON "AppointmentItem" ("staffMemberId", "startsAt");
CREATE INDEX "AppointmentItem_startsAt_idx" ON "AppointmentItem" ("startsAt");
CREATE INDEX "AppointmentItem_serviceId_idx" ON "AppointmentItem" ("serviceId");

CREATE TABLE "PersonnelDetails" (
  "staffMemberId" INTEGER NOT NULL,
  "salary" DECIMAL(17,5),
  "currency" TEXT NOT NULL DEFAULT '',
  "workPermits" TEXT NOT NULL DEFAULT '',
  "organisationId" INTEGER,
  "organisation" TEXT NOT NULL DEFAULT '',
  "department" TEXT NOT NULL DEFAULT '',
  "nationality" TEXT NOT NULL DEFAULT '',
  "sex" TEXT NOT NULL DEFAULT '',
  "birthday" DATE,
  "startWorking" DATE,
  "identityCardNumber" TEXT NOT NULL DEFAULT '',
  "phone" TEXT NOT NULL DEFAULT '',
  "email" TEXT NOT NULL DEFAULT '',
  "incomeTaxNumber" TEXT NOT NULL DEFAULT '',
  "localBank" TEXT NOT NULL DEFAULT '',
  "localBankAccount" TEXT NOT NULL DEFAULT '',
  "localBankBranch" TEXT NOT NULL DEFAULT '',
  "foreignBank" TEXT NOT NULL DEFAULT '',
  "foreignBankAccount" TEXT NOT NULL DEFAULT '',
  "foreignBankBranch" TEXT NOT NULL DEFAULT '',
  "workCardNumber" TEXT NOT NULL DEFAULT '',
  "workCardEffectiveDate" DATE,
  "workCardExpireDate" DATE,
  "passportNumber" TEXT NOT NULL DEFAULT '',
  "passportExpireDate" DATE,
  "contractStartDate" DATE,
  "contractEndDate" DATE,
  CONSTRAINT "PersonnelDetails_pkey" PRIMARY KEY ("staffMemberId")
);

CREATE TYPE "PersonnelScanKind" AS ENUM ('WORK_CARD', 'PASSPORT', 'CONTRACT');

CREATE TABLE "PersonnelScan" (
  "staffMemberId" INTEGER NOT NULL,
  "kind" "PersonnelScanKind" NOT NULL,
  "contentType" TEXT NOT NULL,
  "bytes" BYTEA NOT NULL,
  CONSTRAINT "PersonnelScan_pkey" PRIMARY KEY ("staffMemberId","kind")
);

CREATE TYPE "LineEventKind" AS ENUM ('FOLLOW', 'UNFOLLOW', 'QUESTION', 'ACTION');

CREATE TYPE "LineQuestion" AS ENUM ('ORDER_STATUS', 'NEXT_APPOINTMENT', 'OPENING_HOURS', 'HELP');

CREATE TABLE "LineEvent" (
  "id" TEXT NOT NULL,
  "kind" "LineEventKind" NOT NULL,
  "lineUserId" TEXT NOT NULL,
  "question" "LineQuestion",
  "action" JSONB,
  "replyToken" TEXT,
  "messageId" TEXT,
  "occurredAt" TIMESTAMPTZ(3) NOT NULL,
  "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "handledAt" TIMESTAMPTZ(3),
  CONSTRAINT "LineEvent_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "LineEvent_handledAt_availableAt_idx" ON "LineEvent" ("handledAt", "availableAt");
CREATE INDEX "LineEvent_messageId_idx" ON "LineEvent" ("messageId");
CREATE INDEX "LineEvent_receivedAt_idx" ON "LineEvent" ("receivedAt");

CREATE TYPE "BroadcastState" AS ENUM ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SCHEDULED', 'CANCELLED');

CREATE TYPE "BroadcastAudience" AS ENUM ('EVERYONE', 'BOUGHT', 'BOOKED', 'CHOSEN');

CREATE TABLE "Broadcast" (
  "id" SERIAL NOT NULL,
  "text" TEXT NOT NULL,
  "state" "BroadcastState" NOT NULL DEFAULT 'QUEUED',
  "audience" "BroadcastAudience" NOT NULL DEFAULT 'EVERYONE',
  "audienceProductIds" INTEGER[],
  "audienceProductTypeIds" INTEGER[],
  "audienceServiceIds" INTEGER[],
  "audienceCustomerIds" INTEGER[],
  "imageHash" TEXT,
  "productIds" INTEGER[],
  "scheduledAt" TIMESTAMPTZ(3),
  "recipients" INTEGER NOT NULL,
  "lastError" TEXT,
  "createdById" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finishedAt" TIMESTAMPTZ(3),
  CONSTRAINT "Broadcast_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Broadcast_createdById_idx" ON "Broadcast" ("createdById");
CREATE INDEX "Broadcast_imageHash_idx" ON "Broadcast" ("imageHash");
CREATE INDEX "Broadcast_state_scheduledAt_idx" ON "Broadcast" ("state", "scheduledAt");

CREATE TYPE "OutboxState" AS ENUM ('PENDING', 'SENT', 'FAILED');

CREATE TABLE "OutboxMessage" (
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "customerId" INTEGER,
  "payload" JSONB NOT NULL,
  "state" "OutboxState" NOT NULL DEFAULT 'PENDING',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastError" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sentAt" TIMESTAMPTZ(3),
  "broadcastId" INTEGER,
  "recipients" INTEGER NOT NULL DEFAULT 1,
  "uniqueKey" TEXT,
  CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "OutboxMessage_uniqueKey_key" ON "OutboxMessage" ("uniqueKey");
CREATE INDEX "OutboxMessage_state_availableAt_idx" ON "OutboxMessage" ("state", "availableAt");
CREATE INDEX "OutboxMessage_state_sentAt_idx" ON "OutboxMessage" ("state", "sentAt");
CREATE INDEX "OutboxMessage_broadcastId_idx" ON "OutboxMessage" ("broadcastId");

CREATE TYPE "WebhookEventKind" AS ENUM ('ORDER_CREATED', 'ORDER_CHANGED', 'ORDER_DELETED', 'PRODUCT_CREATED', 'PRODUCT_CHANGED', 'PRODUCT_DELETED', 'APPOINTMENT_CREATED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_DELETED', 'CUSTOMER_CREATED', 'CUSTOMER_CHANGED', 'TEST');

CREATE TABLE "WebhookEndpoint" (
  "id" SERIAL NOT NULL,
  "url" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "secret" TEXT NOT NULL,
  "previousSecret" TEXT,
  "previousSecretUntil" TIMESTAMPTZ(3),
  "kinds" "WebhookEventKind"[],
  "active" BOOLEAN NOT NULL DEFAULT true,
  "createdById" INTEGER,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "WebhookEndpoint_createdById_idx" ON "WebhookEndpoint" ("createdById");

CREATE TABLE "WebhookEvent" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "kind" "WebhookEventKind" NOT NULL,
  "payload" JSONB NOT NULL,
  "occurredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "subject" TEXT,
  "transactionId" TEXT,
  CONSTRAINT "WebhookEvent_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "WebhookEvent_occurredAt_transactionId_subject_key" ON "WebhookEvent" ("occurredAt", "transactionId", "subject");

CREATE TYPE "WebhookDeliveryState" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

CREATE TABLE "WebhookDelivery" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "endpointId" INTEGER NOT NULL,
  "eventId" UUID NOT NULL,
  "state" "WebhookDeliveryState" NOT NULL DEFAULT 'PENDING',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastAttemptAt" TIMESTAMPTZ(3),
  "lastStatus" INTEGER,
  "lastError" TEXT,
  "lastMs" INTEGER,
  "deliveredAt" TIMESTAMPTZ(3),
  "replay" BOOLEAN NOT NULL DEFAULT false,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "WebhookDelivery_endpointId_state_availableAt_idx" ON "WebhookDelivery" ("endpointId", "state", "availableAt");
CREATE INDEX "WebhookDelivery_endpointId_createdAt_idx" ON "WebhookDelivery" ("endpointId", "createdAt" DESC);
CREATE INDEX "WebhookDelivery_eventId_idx" ON "WebhookDelivery" ("eventId");

CREATE TABLE "AuditEntry" (
  "id" SERIAL NOT NULL,
  "staffMemberId" INTEGER,
  "apiTokenId" INTEGER,
  "action" TEXT NOT NULL,
  "subjectType" TEXT NOT NULL,
  "subjectId" INTEGER NOT NULL,
  "before" JSONB,
  "after" JSONB,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "AuditEntry_subjectType_subjectId_id_idx" ON "AuditEntry" ("subjectType", "subjectId", "id" DESC);
CREATE INDEX "AuditEntry_staffMemberId_idx" ON "AuditEntry" ("staffMemberId");
CREATE INDEX "AuditEntry_apiTokenId_idx" ON "AuditEntry" ("apiTokenId");

CREATE TABLE "IdempotencyKey" (
  "owner" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "requestHash" BYTEA NOT NULL,
  "orderId" INTEGER,
  "broadcastId" INTEGER,
  "appointmentId" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("owner","key")
);
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey" ("createdAt");

CREATE TABLE "KeptAnswer" (
  "owner" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "requestHash" BYTEA NOT NULL,
  "claimedUntil" TIMESTAMPTZ(3) NOT NULL,
  "writtenAt" TIMESTAMPTZ(3),
  "status" INTEGER,
  "headers" JSONB,
  "body" BYTEA,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "KeptAnswer_pkey" PRIMARY KEY ("owner","key")
);
CREATE INDEX "KeptAnswer_createdAt_idx" ON "KeptAnswer" ("createdAt");

CREATE TABLE "ListCount" (
  "list" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "slot" SMALLINT NOT NULL,
  "count" INTEGER NOT NULL,
  CONSTRAINT "ListCount_pkey" PRIMARY KEY ("list","state","slot")
) WITH (fillfactor = 20);

ALTER TABLE "StaffMember"
  ADD CONSTRAINT "StaffMember_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "StaffMember"
  ADD CONSTRAINT "StaffMember_lineCustomerId_fkey" FOREIGN KEY ("lineCustomerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Session"
  ADD CONSTRAINT "Session_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Session"
  ADD CONSTRAINT "Session_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ApiToken"
  ADD CONSTRAINT "ApiToken_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "CustomerBlock"
  ADD CONSTRAINT "CustomerBlock_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CustomerBlock"
  ADD CONSTRAINT "CustomerBlock_blockedById_fkey" FOREIGN KEY ("blockedById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ImageVariant"
  ADD CONSTRAINT "ImageVariant_hash_fkey" FOREIGN KEY ("hash") REFERENCES "ImageFile"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Image"
  ADD CONSTRAINT "Image_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Product"
  ADD CONSTRAINT "Product_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ProductToType"
  ADD CONSTRAINT "ProductToType_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProductToType"
  ADD CONSTRAINT "ProductToType_productTypeId_fkey" FOREIGN KEY ("productTypeId") REFERENCES "ProductType"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProductDiscount"
  ADD CONSTRAINT "ProductDiscount_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProductDiscount"
  ADD CONSTRAINT "ProductDiscount_discountId_fkey" FOREIGN KEY ("discountId") REFERENCES "Discount"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CustomerDiscount"
  ADD CONSTRAINT "CustomerDiscount_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CustomerDiscount"
  ADD CONSTRAINT "CustomerDiscount_discountId_fkey" FOREIGN KEY ("discountId") REFERENCES "Discount"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Order"
  ADD CONSTRAINT "Order_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "OrderLine"
  ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OrderLine"
  ADD CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "DiscountRecord"
  ADD CONSTRAINT "DiscountRecord_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "StaffSkill"
  ADD CONSTRAINT "StaffSkill_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "StaffSkill"
  ADD CONSTRAINT "StaffSkill_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "Service"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShiftAssignment"
  ADD CONSTRAINT "ShiftAssignment_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShiftAssignment"
  ADD CONSTRAINT "ShiftAssignment_shiftTemplateId_fkey" FOREIGN KEY ("shiftTemplateId") REFERENCES "ShiftTemplate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BookingHours"
  ADD CONSTRAINT "BookingHours_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "Store"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "StaffTimeOff"
  ADD CONSTRAINT "StaffTimeOff_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Appointment"
  ADD CONSTRAINT "Appointment_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "AppointmentItem"
  ADD CONSTRAINT "AppointmentItem_appointmentId_fkey" FOREIGN KEY ("appointmentId") REFERENCES "Appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AppointmentItem"
  ADD CONSTRAINT "AppointmentItem_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "AppointmentItem"
  ADD CONSTRAINT "AppointmentItem_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "Service"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "PersonnelDetails"
  ADD CONSTRAINT "PersonnelDetails_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PersonnelScan"
  ADD CONSTRAINT "PersonnelScan_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "PersonnelDetails"("staffMemberId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Broadcast"
  ADD CONSTRAINT "Broadcast_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Broadcast"
  ADD CONSTRAINT "Broadcast_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "OutboxMessage"
  ADD CONSTRAINT "OutboxMessage_broadcastId_fkey" FOREIGN KEY ("broadcastId") REFERENCES "Broadcast"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "WebhookEndpoint"
  ADD CONSTRAINT "WebhookEndpoint_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "WebhookDelivery"
  ADD CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "WebhookDelivery"
  ADD CONSTRAINT "WebhookDelivery_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "WebhookEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AuditEntry"
  ADD CONSTRAINT "AuditEntry_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "AuditEntry"
  ADD CONSTRAINT "AuditEntry_apiTokenId_fkey" FOREIGN KEY ("apiTokenId") REFERENCES "ApiToken"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION machiya_announce_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_order',
    json_build_object('kind', TG_ARGV[0], 'id', changed."id", 'customerId', changed."customerId")::text
  ) FROM changed;
  RETURN NULL;
END;
$function$;

CREATE FUNCTION announce_broadcast()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('machiya_broadcast', json_build_object('kind', 'UPDATED', 'id', NEW."id", 'customerId', NULL)::text);
  RETURN NULL;
END $function$;

CREATE FUNCTION machiya_item_occupies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Held, so that the appointment is not cancelled beside an item that comes in. The foreign key refuses an item without one.
  SELECT a."state" <> 'CANCELLED' INTO NEW."occupying"
  FROM "Appointment" a WHERE a."id" = NEW."appointmentId" FOR SHARE;
  NEW."occupying" := coalesce(NEW."occupying", true);
  RETURN NEW;
END;
$function$;

CREATE FUNCTION machiya_appointment_occupies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "AppointmentItem" SET "occupying" = NEW."state" <> 'CANCELLED'
  WHERE "appointmentId" = NEW."id" AND "occupying" <> (NEW."state" <> 'CANCELLED');
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_appointments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_appointment',
    json_build_object('kind', TG_ARGV[0], 'id', changed."id", 'customerId', changed."customerId")::text
  ) FROM changed;
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_appointments_of_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_appointment',
    json_build_object('kind', 'UPDATED', 'id', a."id", 'customerId', a."customerId")::text
  ) FROM "Appointment" a
  WHERE a."id" IN (SELECT changed."appointmentId" FROM changed) AND a.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_shifts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_shift',
    json_build_object('staffMemberId', changed."staffMemberId", 'from', min(changed."date"), 'to', max(changed."date"))::text
  ) FROM changed GROUP BY changed."staffMemberId";
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_time_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_shift',
    json_build_object('staffMemberId', changed."staffMemberId", 'from', NULL, 'to', NULL)::text
  ) FROM changed GROUP BY changed."staffMemberId";
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_hours()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('machiya_shift', json_build_object('staffMemberId', NULL, 'from', NULL, 'to', NULL)::text);
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_session',
    json_build_object('sessionId', ended."id", 'staffMemberId', NULL, 'customerId', NULL)::text
  ) FROM ended;
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_session',
    json_build_object(
      'sessionId', NULL,
      'staffMemberId', CASE TG_ARGV[0] WHEN 'staffMemberId' THEN NEW."id" END,
      'customerId', CASE TG_ARGV[0] WHEN 'customerId' THEN NEW."id" END
    )::text
  );
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% on "AuditEntry" is refused: the history only grows', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END;
$function$;

CREATE FUNCTION machiya_global_id(type text, id integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT encode(convert_to(type || ':' || id, 'UTF8'), 'base64')
$function$;

CREATE FUNCTION machiya_api_time(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$;

CREATE FUNCTION machiya_webhook_data(o "Order")
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object(
    'id', machiya_global_id('Order', o."id"), 'number', o."id",
    'customerId', machiya_global_id('Customer', o."customerId"), 'source', o."source",
    'state', o."state", 'paymentState', o."paymentState", 'paymentMethodCode', o."paymentMethod",
    'totalQuantity', trim_scale(o."totalQuantity")::text, 'subtotal', trim_scale(o."subtotal")::text,
    'discountTotal', trim_scale(o."discountTotal")::text, 'total', trim_scale(o."total")::text,
    'deliveryDate', machiya_api_time(o."deliveryDate"),
    'expectedDeliveryDate', machiya_api_time(o."expectedDeliveryDate"),
    'version', o."version", 'createdAt', machiya_api_time(o."createdAt"))
$function$;

CREATE FUNCTION machiya_webhook_data(p "Product")
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN p."deletedAt" IS NULL THEN jsonb_build_object(
    'id', machiya_global_id('Product', p."id"), 'number', p."id", 'name', p."name", 'code', p."code",
    'price', trim_scale(p."price")::text, 'stock', trim_scale(p."stock")::text, 'state', p."state",
    'topPick', p."topPick", 'version', p."version", 'createdAt', machiya_api_time(p."createdAt")) END
$function$;

CREATE FUNCTION machiya_webhook_data(a "Appointment")
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object(
    'id', machiya_global_id('Appointment', a."id"), 'number', a."id",
    'customerId', machiya_global_id('Customer', a."customerId"), 'source', a."source", 'state', a."state",
    'startsAt', machiya_api_time(a."startsAt"), 'endsAt', machiya_api_time(a."endsAt"),
    'version', a."version", 'createdAt', machiya_api_time(a."createdAt"))
$function$;

CREATE FUNCTION machiya_webhook_data(c "Customer")
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object(
    'id', machiya_global_id('Customer', c."id"), 'reachable', c."reachable", 'deleted', c."deletedAt" IS NOT NULL,
    'version', c."version", 'createdAt', machiya_api_time(c."createdAt"))
$function$;

CREATE FUNCTION machiya_webhook_note(area text, change text, data jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- What this transaction made and nobody wants to be told of as made: its changes are no news either.
  made_unsaid text := coalesce(current_setting('machiya.made_unsaid', true), '');
  mark text := '<' || (data->>'id') || '>';
  earlier record;
  made boolean;
  now_kind "WebhookEventKind";
  event_id uuid;
BEGIN
  SELECT e."id", e."kind" INTO earlier FROM "WebhookEvent" e
  WHERE e."occurredAt" = now()::timestamptz(3) AND e."transactionId" = pg_current_xact_id()::text AND e."subject" = data->>'id';
  made := coalesce(earlier."kind"::text LIKE '%\_CREATED', false) OR position(mark IN made_unsaid) > 0;

  IF made AND change <> 'CREATED' THEN
    change := CASE change WHEN 'CHANGED' THEN 'CREATED' END;
  END IF;
  now_kind := area || '_' || change;
  IF earlier."kind" = now_kind THEN
    UPDATE "WebhookEvent" SET "payload" = data WHERE "id" = earlier."id";
    RETURN;
  END IF;
  DELETE FROM "WebhookEvent" WHERE "id" = earlier."id";
  IF now_kind IS NULL THEN RETURN; END IF;

  -- An endpoint that is being deleted is waited for: it must not fail what happened.
  PERFORM FROM "WebhookEndpoint" e WHERE e."active" AND e."kinds" @> ARRAY[now_kind] FOR KEY SHARE;
  IF NOT FOUND THEN
    IF change = 'CREATED' AND NOT made THEN
      PERFORM set_config('machiya.made_unsaid', made_unsaid || mark, true);
    END IF;
    RETURN;
  END IF;
  INSERT INTO "WebhookEvent" ("kind", "payload", "subject", "transactionId")
  VALUES (now_kind, data, data->>'id', pg_current_xact_id()::text) RETURNING "id" INTO event_id;
  INSERT INTO "WebhookDelivery" ("endpointId", "eventId")
  SELECT e."id", event_id FROM "WebhookEndpoint" e WHERE e."active" AND e."kinds" @> ARRAY[now_kind] FOR KEY SHARE;
  PERFORM pg_notify('machiya_webhook', '');
END;
$function$;

CREATE FUNCTION machiya_webhook_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  row_data record;
BEGIN
  -- At most twenty rows are looked at, and mostly none.
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, TG_ARGV[0] || '_')
  ) THEN RETURN NULL; END IF;
  FOR row_data IN EXECUTE format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT NULL::jsonb AS was, machiya_webhook_data(n::%1$I) AS now FROM touched n ORDER BY n."id"'
    WHEN 'DELETE' THEN 'SELECT machiya_webhook_data(o::%1$I) AS was, NULL::jsonb AS now FROM touched o ORDER BY o."id"'
    ELSE 'SELECT machiya_webhook_data(o::%1$I) AS was, machiya_webhook_data(n::%1$I) AS now
      FROM touched n JOIN untouched o ON o."id" = n."id" ORDER BY n."id"'
  END, TG_TABLE_NAME) LOOP
    IF row_data."was" IS DISTINCT FROM row_data."now" THEN
      PERFORM machiya_webhook_note(
        TG_ARGV[0],
        CASE WHEN row_data."was" IS NULL THEN 'CREATED' WHEN row_data."now" IS NULL THEN 'DELETED' ELSE 'CHANGED' END,
        coalesce(row_data."now", row_data."was"));
    END IF;
  END LOOP;
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_announce_api_token()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify(
    'machiya_session',
    json_build_object('sessionId', NULL, 'staffMemberId', NULL, 'customerId', NULL, 'apiTokenId', OLD."id")::text
  );
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_counted_lists()
 RETURNS TABLE(list text, row_state text, row_counts text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  VALUES
    ('Order', '"state"::text', 'true'),
    ('Product', '"state"::text', '"deletedAt" IS NULL'),
    ('Appointment', '"state"::text', 'true'),
    ('Customer', '''''', '"deletedAt" IS NULL')
$function$;

CREATE FUNCTION machiya_add_to_count(of_list text, of_state text, change bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  free smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
    free := free + 1;
  END LOOP;
  INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count") VALUES (of_list, of_state, free, change)
  ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
END;
$function$;

CREATE FUNCTION machiya_count_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        free smallint := 0;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM "ListCount" WHERE "list" = 'Order';
          RETURN NULL;
        END IF;
        -- As in machiya_add_to_count: a slot that no other transaction writes.
        WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
          free := free + 1;
        END LOOP;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Order', "state"::text, free, count(*) FROM added WHERE true GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSIF TG_OP = 'UPDATE' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Order', touched.of_state, free, sum(touched.sign)
          FROM (SELECT "state"::text AS of_state, 1 AS sign FROM added WHERE true
            UNION ALL SELECT "state"::text, -1 FROM removed WHERE true) AS touched
          GROUP BY 2 HAVING sum(touched.sign) <> 0
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSE
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Order', "state"::text, free, -count(*) FROM removed WHERE true GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        END IF;
        RETURN NULL;
      END;
      $function$;

CREATE FUNCTION machiya_count_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        free smallint := 0;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM "ListCount" WHERE "list" = 'Product';
          RETURN NULL;
        END IF;
        -- As in machiya_add_to_count: a slot that no other transaction writes.
        WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
          free := free + 1;
        END LOOP;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Product', "state"::text, free, count(*) FROM added WHERE "deletedAt" IS NULL GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSIF TG_OP = 'UPDATE' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Product', touched.of_state, free, sum(touched.sign)
          FROM (SELECT "state"::text AS of_state, 1 AS sign FROM added WHERE "deletedAt" IS NULL
            UNION ALL SELECT "state"::text, -1 FROM removed WHERE "deletedAt" IS NULL) AS touched
          GROUP BY 2 HAVING sum(touched.sign) <> 0
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSE
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Product', "state"::text, free, -count(*) FROM removed WHERE "deletedAt" IS NULL GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        END IF;
        RETURN NULL;
      END;
      $function$;

CREATE FUNCTION machiya_count_appointments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        free smallint := 0;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM "ListCount" WHERE "list" = 'Appointment';
          RETURN NULL;
        END IF;
        -- As in machiya_add_to_count: a slot that no other transaction writes.
        WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
          free := free + 1;
        END LOOP;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Appointment', "state"::text, free, count(*) FROM added WHERE true GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSIF TG_OP = 'UPDATE' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Appointment', touched.of_state, free, sum(touched.sign)
          FROM (SELECT "state"::text AS of_state, 1 AS sign FROM added WHERE true
            UNION ALL SELECT "state"::text, -1 FROM removed WHERE true) AS touched
          GROUP BY 2 HAVING sum(touched.sign) <> 0
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSE
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Appointment', "state"::text, free, -count(*) FROM removed WHERE true GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        END IF;
        RETURN NULL;
      END;
      $function$;

CREATE FUNCTION machiya_count_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        free smallint := 0;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM "ListCount" WHERE "list" = 'Customer';
          RETURN NULL;
        END IF;
        -- As in machiya_add_to_count: a slot that no other transaction writes.
        WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
          free := free + 1;
        END LOOP;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Customer', '', free, count(*) FROM added WHERE "deletedAt" IS NULL GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSIF TG_OP = 'UPDATE' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Customer', touched.of_state, free, sum(touched.sign)
          FROM (SELECT '' AS of_state, 1 AS sign FROM added WHERE "deletedAt" IS NULL
            UNION ALL SELECT '', -1 FROM removed WHERE "deletedAt" IS NULL) AS touched
          GROUP BY 2 HAVING sum(touched.sign) <> 0
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSE
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT 'Customer', '', free, -count(*) FROM removed WHERE "deletedAt" IS NULL GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        END IF;
        RETURN NULL;
      END;
      $function$;

CREATE FUNCTION machiya_correct_list_counts()
 RETURNS TABLE(list text, state text, missing bigint)
 LANGUAGE plpgsql
AS $function$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM machiya_counted_lists() LOOP
    FOR list, state, missing IN EXECUTE format($format$
      SELECT %1$L, of_state, coalesce(present.rows, 0) - coalesce(kept.rows, 0)
      FROM (SELECT %2$s AS of_state, count(*) AS rows FROM %1$I WHERE %3$s GROUP BY 1) AS present
      FULL JOIN (SELECT "state" AS of_state, sum("count") AS rows FROM "ListCount" WHERE "list" = %1$L GROUP BY 1) AS kept
        USING (of_state)
      WHERE coalesce(present.rows, 0) <> coalesce(kept.rows, 0)
    $format$, counted.list, counted.row_state, counted.row_counts) LOOP
      PERFORM machiya_add_to_count(list, state, missing);
      RETURN NEXT;
    END LOOP;
  END LOOP;
END;
$function$;

CREATE FUNCTION machiya_announce_subject()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('machiya_' || TG_ARGV[0], '');
  RETURN NULL;
END;
$function$;

CREATE FUNCTION machiya_counts_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM set_config('machiya.counts_change_' || TG_TABLE_NAME, 'yes', true);
  RETURN NULL;
END;
$function$;

CREATE TRIGGER "ApiToken_announce_delete" AFTER DELETE ON "ApiToken" FOR EACH ROW EXECUTE FUNCTION machiya_announce_api_token();
CREATE TRIGGER "ApiToken_announce_update" AFTER UPDATE ON "ApiToken" FOR EACH ROW WHEN (((old."revokedAt" IS DISTINCT FROM new."revokedAt") OR (old."expiresAt" IS DISTINCT FROM new."expiresAt") OR (old.scopes IS DISTINCT FROM new.scopes))) EXECUTE FUNCTION machiya_announce_api_token();
CREATE TRIGGER "Appointment_announce_delete" AFTER DELETE ON "Appointment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments('DELETED');
CREATE TRIGGER "Appointment_announce_insert" AFTER INSERT ON "Appointment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments('CREATED');
CREATE TRIGGER "Appointment_announce_update" AFTER UPDATE ON "Appointment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments('UPDATED');
CREATE TRIGGER "Appointment_count_delete" AFTER DELETE ON "Appointment" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_count_insert" AFTER INSERT ON "Appointment" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_count_truncate" AFTER TRUNCATE ON "Appointment" FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_count_update" AFTER UPDATE ON "Appointment" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting(('machiya.counts_change_'::text || 'Appointment'::text), true) = 'yes'::text)) EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_counts_change" BEFORE UPDATE OF state ON "Appointment" FOR EACH STATEMENT EXECUTE FUNCTION machiya_counts_change();
CREATE TRIGGER "Appointment_occupies" AFTER UPDATE OF state ON "Appointment" FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION machiya_appointment_occupies();
CREATE TRIGGER "Appointment_webhook_delete" AFTER DELETE ON "Appointment" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('APPOINTMENT');
CREATE TRIGGER "Appointment_webhook_insert" AFTER INSERT ON "Appointment" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('APPOINTMENT');
CREATE TRIGGER "Appointment_webhook_update" AFTER UPDATE ON "Appointment" REFERENCING OLD TABLE AS untouched NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('APPOINTMENT');
CREATE TRIGGER "AppointmentItem_announce_delete" AFTER DELETE ON "AppointmentItem" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments_of_items();
CREATE TRIGGER "AppointmentItem_announce_insert" AFTER INSERT ON "AppointmentItem" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments_of_items();
CREATE TRIGGER "AppointmentItem_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "AppointmentItem" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "AppointmentItem_announce_update" AFTER UPDATE ON "AppointmentItem" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments_of_items();
CREATE TRIGGER "AppointmentItem_occupies" BEFORE INSERT OR UPDATE OF "appointmentId", occupying ON "AppointmentItem" FOR EACH ROW EXECUTE FUNCTION machiya_item_occupies();
CREATE TRIGGER "AuditEntry_append_only" BEFORE DELETE OR UPDATE OR TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION machiya_refuse_audit_change();
CREATE TRIGGER "BookingHours_announce" AFTER INSERT OR DELETE OR UPDATE ON "BookingHours" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
CREATE TRIGGER "BookingHours_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "BookingHours" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "BookingHours_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "BookingHours" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "Broadcast_announce" AFTER INSERT OR UPDATE ON "Broadcast" FOR EACH ROW EXECUTE FUNCTION announce_broadcast();
CREATE TRIGGER "Customer_announce_update" AFTER UPDATE ON "Customer" FOR EACH ROW WHEN ((old."deletedAt" IS DISTINCT FROM new."deletedAt")) EXECUTE FUNCTION machiya_announce_person('customerId');
CREATE TRIGGER "Customer_count_delete" AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_count_insert" AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_count_truncate" AFTER TRUNCATE ON "Customer" FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_count_update" AFTER UPDATE ON "Customer" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting(('machiya.counts_change_'::text || 'Customer'::text), true) = 'yes'::text)) EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_counts_change" BEFORE UPDATE OF "deletedAt" ON "Customer" FOR EACH STATEMENT EXECUTE FUNCTION machiya_counts_change();
CREATE TRIGGER "Customer_webhook_insert" AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('CUSTOMER');
CREATE TRIGGER "Customer_webhook_update" AFTER UPDATE ON "Customer" REFERENCING OLD TABLE AS untouched NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('CUSTOMER');
CREATE TRIGGER "Discount_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "Discount" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "Order_announce_delete" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders('DELETED');
CREATE TRIGGER "Order_announce_insert" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((current_setting('machiya.announced_by'::text, true) IS DISTINCT FROM 'process'::text)) EXECUTE FUNCTION machiya_announce_orders('CREATED');
CREATE TRIGGER "Order_announce_update" AFTER UPDATE ON "Order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders('UPDATED');
CREATE TRIGGER "Order_count_delete" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_count_insert" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_count_truncate" AFTER TRUNCATE ON "Order" FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_count_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting(('machiya.counts_change_'::text || 'Order'::text), true) = 'yes'::text)) EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_counts_change" BEFORE UPDATE OF state ON "Order" FOR EACH STATEMENT EXECUTE FUNCTION machiya_counts_change();
CREATE TRIGGER "Order_webhook_delete" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('ORDER');
CREATE TRIGGER "Order_webhook_insert" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('ORDER');
CREATE TRIGGER "Order_webhook_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS untouched NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('ORDER');
CREATE TRIGGER "Product_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "Product" FOR EACH STATEMENT WHEN ((current_setting('machiya.announced_by'::text, true) IS DISTINCT FROM 'process'::text)) EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "Product_count_delete" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_count_insert" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_count_truncate" AFTER TRUNCATE ON "Product" FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_count_update" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting(('machiya.counts_change_'::text || 'Product'::text), true) = 'yes'::text)) EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_counts_change" BEFORE UPDATE OF state, "deletedAt" ON "Product" FOR EACH STATEMENT EXECUTE FUNCTION machiya_counts_change();
CREATE TRIGGER "Product_webhook_delete" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('PRODUCT');
CREATE TRIGGER "Product_webhook_insert" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('PRODUCT');
CREATE TRIGGER "Product_webhook_update" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS untouched NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('PRODUCT');
CREATE TRIGGER "ProductDiscount_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ProductDiscount" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "ProductToType_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ProductToType" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "ProductType_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ProductType" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "Service_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "Service" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "Session_announce_delete" AFTER DELETE ON "Session" REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_ended_sessions();
CREATE TRIGGER "ShiftAssignment_announce_delete" AFTER DELETE ON "ShiftAssignment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_shifts();
CREATE TRIGGER "ShiftAssignment_announce_insert" AFTER INSERT ON "ShiftAssignment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_shifts();
CREATE TRIGGER "ShiftAssignment_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ShiftAssignment" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "ShiftAssignment_announce_update" AFTER UPDATE ON "ShiftAssignment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_shifts();
CREATE TRIGGER "ShiftTemplate_announce" AFTER UPDATE ON "ShiftTemplate" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
CREATE TRIGGER "ShiftTemplate_announce_others" AFTER INSERT OR DELETE ON "ShiftTemplate" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
CREATE TRIGGER "ShiftTemplate_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ShiftTemplate" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "StaffMember_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "StaffMember" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "StaffMember_announce_update" AFTER UPDATE ON "StaffMember" FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.role IS DISTINCT FROM new.role) OR (old."passwordHash" IS DISTINCT FROM new."passwordHash") OR (old."mustChangePassword" IS DISTINCT FROM new."mustChangePassword"))) EXECUTE FUNCTION machiya_announce_person('staffMemberId');
CREATE TRIGGER "StaffSkill_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "StaffSkill" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "StaffTimeOff_announce_delete" AFTER DELETE ON "StaffTimeOff" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_time_off();
CREATE TRIGGER "StaffTimeOff_announce_insert" AFTER INSERT ON "StaffTimeOff" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_time_off();
CREATE TRIGGER "StaffTimeOff_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "StaffTimeOff" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "StaffTimeOff_announce_update" AFTER UPDATE ON "StaffTimeOff" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_time_off();
CREATE TRIGGER "Store_announce_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "Store" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('catalogue');
CREATE TRIGGER "Store_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "Store" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
CREATE TRIGGER "StoreClosure_announce" AFTER INSERT OR DELETE OR UPDATE ON "StoreClosure" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
CREATE TRIGGER "StoreClosure_announce_salon" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "StoreClosure" FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject('salon');
ALTER TABLE "AuditEntry" ENABLE ALWAYS TRIGGER "AuditEntry_append_only";
