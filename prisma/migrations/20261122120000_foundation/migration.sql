-- The database of release 0.2.0: tables, constraints and indexes first, then functions and triggers, grouped by what they are for.
-- It replaces the 26 migrations of release 0.1.0; prisma/upgrade/0.1.0 leads databases of that release here.
-- The current state of all migrations together, with the models' comments, is prisma/database.sql.

-- pg_trgm searches for a part of a text; btree_gist lets exclusion constraints compare numbers. Both are trusted extensions, which
-- need no superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- ---- Staff and sign-in -----------------------------------------------------------------------------------

CREATE TYPE "StaffRole" AS ENUM ('ADMIN', 'STAFF');

CREATE TYPE "StaffState" AS ENUM ('DISABLED', 'IN_SERVICE', 'DISMISSED');

-- A person who works in the shop and signs in to the console.
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

-- A signed-in browser of one staff member or one customer. Only the hash of its token is stored.
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

-- A one-time code that creates the first admin.
CREATE TABLE "SetupCode" (
  "codeHash" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "SetupCode_pkey" PRIMARY KEY ("codeHash")
);

-- Counters of rate-limiter-flexible, for example of failed logins.
CREATE TABLE "RateLimit" (
  "key" TEXT NOT NULL,
  "points" INTEGER NOT NULL,
  "expire" TIMESTAMPTZ(3),
  CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit" ("expire");

CREATE TYPE "ApiScope" AS ENUM ('PRODUCTS_READ', 'PRODUCTS_WRITE', 'ORDERS_READ', 'ORDERS_WRITE', 'CUSTOMERS_READ', 'CUSTOMERS_WRITE', 'BOOKING_READ', 'BOOKING_WRITE', 'STORE_READ', 'STORE_WRITE');

-- A bearer token of an integration. It acts for the admin who created it, within its scopes.
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

-- ---- Customers -------------------------------------------------------------------------------------------

-- A LINE user who opened the shop.
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

-- A customer who may neither order nor book.
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

-- ---- Images ----------------------------------------------------------------------------------------------

-- The content of an uploaded image, addressed by its hash.
CREATE TABLE "ImageFile" (
  "hash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ImageFile_pkey" PRIMARY KEY ("hash")
);

-- An image file in one size and format.
CREATE TABLE "ImageVariant" (
  "hash" TEXT NOT NULL,
  "variant" TEXT NOT NULL,
  "contentType" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "bytes" BYTEA NOT NULL,
  CONSTRAINT "ImageVariant_pkey" PRIMARY KEY ("hash","variant")
);

-- An entry of the media library. Several entries may show the same file.
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

-- ---- Products and discounts ------------------------------------------------------------------------------

CREATE TYPE "ProductState" AS ENUM ('DISABLED', 'ENABLED', 'FROZEN');

-- A product. A deleted product stays while orders refer to it.
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

-- A category of products.
CREATE TABLE "ProductType" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ProductType_pkey" PRIMARY KEY ("id")
);

-- The categories of a product.
CREATE TABLE "ProductToType" (
  "productId" INTEGER NOT NULL,
  "productTypeId" INTEGER NOT NULL,
  CONSTRAINT "ProductToType_pkey" PRIMARY KEY ("productId","productTypeId")
);
CREATE INDEX "ProductToType_productTypeId_productId_idx" ON "ProductToType" ("productTypeId", "productId" DESC);

CREATE TYPE "DiscountKind" AS ENUM ('PER_PRODUCT', 'WHOLE_CART');

CREATE TYPE "DiscountAudience" AS ENUM ('CUSTOMER', 'PRODUCT');

CREATE TYPE "DiscountState" AS ENUM ('DISABLED', 'ENABLED', 'FROZEN');

-- A discount, granted by customer or by product.
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

-- A discount of a product, valid within a range of quantities.
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

-- A discount of a customer.
CREATE TABLE "CustomerDiscount" (
  "customerId" INTEGER NOT NULL,
  "discountId" INTEGER NOT NULL,
  CONSTRAINT "CustomerDiscount_pkey" PRIMARY KEY ("customerId","discountId")
);
CREATE INDEX "CustomerDiscount_discountId_idx" ON "CustomerDiscount" ("discountId");

-- ---- Orders and the store --------------------------------------------------------------------------------

CREATE TYPE "OrderSource" AS ENUM ('ROBOT', 'SHOPPING_PLATFORM', 'MANUAL');

CREATE TYPE "OrderState" AS ENUM ('ESTABLISHED', 'IN_ACTION', 'WAITING', 'COMPLETE', 'CANCELLED');

CREATE TYPE "PaymentState" AS ENUM ('UNPAID', 'PAID', 'PARTIALLY_PAID', 'REFUND_PENDING', 'REFUNDED', 'FAILED');

-- An order with its totals, which are stored as they were when it was last priced.
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

-- A product in an order, with its name and price at that time.
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

-- A discount that was applied to an order.
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

-- The settings of the shop: exactly one row.
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

-- ---- Services and staff hours ----------------------------------------------------------------------------

-- A service that can be booked.
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

-- The services that a staff member can perform.
CREATE TABLE "StaffSkill" (
  "staffMemberId" INTEGER NOT NULL,
  "serviceId" INTEGER NOT NULL,
  CONSTRAINT "StaffSkill_pkey" PRIMARY KEY ("staffMemberId","serviceId")
);
CREATE INDEX "StaffSkill_serviceId_idx" ON "StaffSkill" ("serviceId");

-- A named span of working hours.
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

-- A staff member works a shift on a date.
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

-- The hours of each weekday in which customers may book.
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

-- A time in which the shop is closed.
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

-- A time in which a staff member is absent.
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

-- ---- Appointments ----------------------------------------------------------------------------------------

CREATE TYPE "AppointmentSource" AS ENUM ('MANUAL', 'CHAT_APP');

CREATE TYPE "AppointmentState" AS ENUM ('PENDING', 'CONFIRMED', 'CANCELLED');

-- An appointment of a customer. Its times span all of its items.
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

-- A service within an appointment, with the staff member who performs it.
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
  -- The last guard against double booking, behind the locks and checks of every write.
  CONSTRAINT "AppointmentItem_no_double_booking" EXCLUDE USING gist
    ("staffMemberId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&)
    WHERE ("occupying" AND "staffMemberId" IS NOT NULL) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX "AppointmentItem_appointmentId_idx" ON "AppointmentItem" ("appointmentId");
CREATE INDEX "AppointmentItem_staffMemberId_startsAt_idx" ON "AppointmentItem" ("staffMemberId", "startsAt");
CREATE INDEX "AppointmentItem_startsAt_idx" ON "AppointmentItem" ("startsAt");
CREATE INDEX "AppointmentItem_serviceId_idx" ON "AppointmentItem" ("serviceId");

-- ---- Personnel files -------------------------------------------------------------------------------------

-- Personal data of a staff member. Only admins read it.
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

-- A scanned document of a staff member.
CREATE TABLE "PersonnelScan" (
  "staffMemberId" INTEGER NOT NULL,
  "kind" "PersonnelScanKind" NOT NULL,
  "contentType" TEXT NOT NULL,
  "bytes" BYTEA NOT NULL,
  CONSTRAINT "PersonnelScan_pkey" PRIMARY KEY ("staffMemberId","kind")
);

-- ---- Messages --------------------------------------------------------------------------------------------

CREATE TYPE "LineEventKind" AS ENUM ('FOLLOW', 'UNFOLLOW', 'QUESTION', 'ACTION');

CREATE TYPE "LineQuestion" AS ENUM ('ORDER_STATUS', 'NEXT_APPOINTMENT', 'OPENING_HOURS', 'HELP');

-- An event that LINE delivered, stored until a worker has handled it.
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
  "failedAt" TIMESTAMPTZ(3),
  CONSTRAINT "LineEvent_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "LineEvent_handledAt_availableAt_idx" ON "LineEvent" ("handledAt", "availableAt");
CREATE INDEX "LineEvent_messageId_idx" ON "LineEvent" ("messageId");
CREATE INDEX "LineEvent_receivedAt_idx" ON "LineEvent" ("receivedAt");

CREATE TYPE "BroadcastState" AS ENUM ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SCHEDULED', 'CANCELLED');

CREATE TYPE "BroadcastAudience" AS ENUM ('EVERYONE', 'BOUGHT', 'BOOKED', 'CHOSEN');

-- A message to many customers. Outbox messages deliver its parts.
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
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Broadcast_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Broadcast_createdById_idx" ON "Broadcast" ("createdById");
CREATE INDEX "Broadcast_imageHash_idx" ON "Broadcast" ("imageHash");
CREATE INDEX "Broadcast_state_scheduledAt_idx" ON "Broadcast" ("state", "scheduledAt");

CREATE TYPE "ChannelKind" AS ENUM ('LINE');

CREATE TYPE "OutboxState" AS ENUM ('PENDING', 'SENT', 'FAILED');

-- A message to LINE, written in the transaction that causes it and sent by a worker.
CREATE TABLE "OutboxMessage" (
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "customerId" INTEGER,
  "data" JSONB NOT NULL,
  "state" "OutboxState" NOT NULL DEFAULT 'PENDING',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastError" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sentAt" TIMESTAMPTZ(3),
  "broadcastId" INTEGER,
  "recipients" INTEGER NOT NULL DEFAULT 1,
  "uniqueKey" TEXT,
  "channel" "ChannelKind" NOT NULL DEFAULT 'LINE',
  "customerIds" INTEGER[],
  "language" TEXT,
  "actions" JSONB NOT NULL DEFAULT '[]',
  CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "OutboxMessage_uniqueKey_key" ON "OutboxMessage" ("uniqueKey");
CREATE INDEX "OutboxMessage_state_availableAt_idx" ON "OutboxMessage" ("state", "availableAt");
CREATE INDEX "OutboxMessage_state_sentAt_idx" ON "OutboxMessage" ("state", "sentAt");
CREATE INDEX "OutboxMessage_broadcastId_idx" ON "OutboxMessage" ("broadcastId");

-- ---- Webhooks --------------------------------------------------------------------------------------------

CREATE TYPE "WebhookEventKind" AS ENUM ('ORDER_CREATED', 'ORDER_CHANGED', 'ORDER_DELETED', 'PRODUCT_CREATED', 'PRODUCT_CHANGED', 'PRODUCT_DELETED', 'APPOINTMENT_CREATED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_DELETED', 'CUSTOMER_CREATED', 'CUSTOMER_CHANGED', 'TEST');

-- A URL that receives webhooks of the kinds that it subscribes to.
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

-- An event that at least one endpoint subscribes to, with the column values of its row at that time.
CREATE TABLE "WebhookEvent" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "kind" "WebhookEventKind" NOT NULL,
  "entity" TEXT NOT NULL,
  "entityId" INTEGER NOT NULL,
  "columns" JSONB NOT NULL,
  "occurredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "transactionId" TEXT,
  CONSTRAINT "WebhookEvent_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "WebhookEvent_occurredAt_transactionId_entity_entityId_key" ON "WebhookEvent" ("occurredAt", "transactionId", "entity", "entityId");

CREATE TYPE "WebhookDeliveryState" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

-- The delivery of an event to one endpoint.
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

-- ---- Operations ------------------------------------------------------------------------------------------

-- The history of changes by staff. Rows are never changed or removed.
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

-- What is known of an idempotency key: how its HTTP request was answered, and what its write created.
CREATE TABLE "IdempotencyKey" (
  "owner" TEXT NOT NULL,
  "keyHash" TEXT NOT NULL,
  "requestHash" BYTEA,
  "claimId" UUID,
  "leaseUntil" TIMESTAMPTZ(3),
  "writtenAt" TIMESTAMPTZ(3),
  "status" INTEGER,
  "headers" JSONB,
  "body" BYTEA,
  "inputHash" BYTEA,
  "resultType" TEXT,
  "resultId" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("owner","keyHash")
);
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey" ("createdAt");

-- The row counts of the long lists, by state. A count is the sum of its slots; see the counters below.
-- The low fill factor leaves room for updates on the same page, because these few rows change all the time.
CREATE TABLE "ListCount" (
  "list" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "slot" SMALLINT NOT NULL,
  "count" INTEGER NOT NULL,
  CONSTRAINT "ListCount_pkey" PRIMARY KEY ("list","state","slot")
) WITH (fillfactor = 20);

-- ---- Foreign keys ----------------------------------------------------------------------------------------

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

-- ==== Functions and triggers ===============================================================================================
-- The upgrade from release 0.1.0 runs everything below this line.

-- ---- Appointments hold time ------------------------------------------------------------------------------

-- The states in which an appointment holds the time of its staff. The rule book is schema/src/domain/appointments/appointmentState.ts; a test
-- compares the two. A state that is not listed here yields null, so that the test finds it.
CREATE FUNCTION machiya_holds_time(state "AppointmentState") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE state WHEN 'PENDING' THEN true WHEN 'CONFIRMED' THEN true WHEN 'CANCELLED' THEN false END
$$;
COMMENT ON FUNCTION machiya_holds_time("AppointmentState") IS
  'Whether an appointment in this state holds the time of its staff. The only place in SQL that names appointment states.';

CREATE FUNCTION machiya_set_item_occupying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The row lock keeps the appointment from being cancelled at the same time. The foreign key refuses an item without appointment.
  SELECT machiya_holds_time(a."state") INTO NEW."occupying"
  FROM "Appointment" a WHERE a."id" = NEW."appointmentId" FOR SHARE;
  NEW."occupying" := coalesce(NEW."occupying", true);
  RETURN NEW;
END;
$$;
COMMENT ON FUNCTION machiya_set_item_occupying() IS
  'Derives "occupying" of an item from the state of its appointment, whatever the statement says.';

CREATE TRIGGER "AppointmentItem_set_occupying" BEFORE INSERT OR UPDATE OF "appointmentId", "occupying" ON "AppointmentItem"
  FOR EACH ROW EXECUTE FUNCTION machiya_set_item_occupying();

CREATE FUNCTION machiya_update_items_occupying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "AppointmentItem" SET "occupying" = machiya_holds_time(NEW."state")
  WHERE "appointmentId" = NEW."id" AND "occupying" <> machiya_holds_time(NEW."state");
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_update_items_occupying() IS
  'Updates "occupying" of the items of an appointment whose state changed.';

CREATE TRIGGER "Appointment_update_items_occupying" AFTER UPDATE OF "state" ON "Appointment"
  FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION machiya_update_items_occupying();

-- ---- Append-only history ---------------------------------------------------------------------------------

-- "AuditEntry" takes new rows and refuses to change or remove any, also for the owner of the table and for sessions with
-- session_replication_role = replica. Staff members whom it names cannot be deleted; they are dismissed.
--
-- An operator who must remove old entries (a law that limits how long they may be stored) does so as the owner of the table, in
-- one transaction, which locks the table until it ends:
--   BEGIN;
--   ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";
--   DELETE FROM "AuditEntry" WHERE "createdAt" < now() - interval '7 years';
--   ALTER TABLE "AuditEntry" ENABLE ALWAYS TRIGGER "AuditEntry_append_only";
--   COMMIT;

CREATE FUNCTION machiya_refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on "AuditEntry" is refused: the history only grows', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END;
$$;
COMMENT ON FUNCTION machiya_refuse_audit_change() IS 'Refuses every change of the history.';

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_refuse_audit_change();
ALTER TABLE "AuditEntry" ENABLE ALWAYS TRIGGER "AuditEntry_append_only";

-- ---- Notifications of changes ----------------------------------------------------------------------------

-- Every API process listens on these channels. Postgres delivers a notification when the transaction commits. The payload holds
-- names and numbers; api/src/changes/changeListener.ts maps it to the API. A statement notifies once for each row that it changed.

-- machiya_order: {operation, id, customerId}. A process that places many orders per second notifies in batches after the
-- commit instead: its transaction runs set_config('machiya.notified_by', 'process', true).

CREATE FUNCTION machiya_notify_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('machiya_order',
      json_build_object('operation', TG_OP, 'id', o."id", 'customerId', o."customerId")::text) FROM old_rows o;
  ELSE
    PERFORM pg_notify('machiya_order',
      json_build_object('operation', TG_OP, 'id', n."id", 'customerId', n."customerId")::text) FROM new_rows n;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_orders() IS 'Notifies machiya_order of each changed order: {operation, id, customerId}.';

CREATE TRIGGER "Order_notify_insert" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('machiya.notified_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_notify_orders();
CREATE TRIGGER "Order_notify_update" AFTER UPDATE ON "Order"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_orders();
CREATE TRIGGER "Order_notify_delete" AFTER DELETE ON "Order"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_orders();

-- machiya_appointment: {operation, id, customerId}.

CREATE FUNCTION machiya_notify_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('machiya_appointment',
      json_build_object('operation', TG_OP, 'id', o."id", 'customerId', o."customerId")::text) FROM old_rows o;
  ELSE
    PERFORM pg_notify('machiya_appointment',
      json_build_object('operation', TG_OP, 'id', n."id", 'customerId', n."customerId")::text) FROM new_rows n;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_appointments() IS
  'Notifies machiya_appointment of each changed appointment: {operation, id, customerId}.';

CREATE TRIGGER "Appointment_notify_insert" AFTER INSERT ON "Appointment"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_appointments();
CREATE TRIGGER "Appointment_notify_update" AFTER UPDATE ON "Appointment"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_appointments();
CREATE TRIGGER "Appointment_notify_delete" AFTER DELETE ON "Appointment"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_appointments();

CREATE FUNCTION machiya_notify_appointments_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An appointment whose own row this transaction wrote was notified by the triggers of that row.
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('machiya_appointment',
      json_build_object('operation', 'UPDATE', 'id', a."id", 'customerId', a."customerId")::text)
    FROM "Appointment" a
    WHERE a."id" IN (SELECT o."appointmentId" FROM old_rows o) AND a.xmin <> pg_current_xact_id()::xid;
  ELSE
    PERFORM pg_notify('machiya_appointment',
      json_build_object('operation', 'UPDATE', 'id', a."id", 'customerId', a."customerId")::text)
    FROM "Appointment" a
    WHERE a."id" IN (SELECT n."appointmentId" FROM new_rows n) AND a.xmin <> pg_current_xact_id()::xid;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_appointments_of_items() IS
  'Notifies machiya_appointment of each appointment whose items changed and whose own row did not.';

CREATE TRIGGER "AppointmentItem_notify_insert" AFTER INSERT ON "AppointmentItem"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_appointments_of_items();
CREATE TRIGGER "AppointmentItem_notify_update" AFTER UPDATE ON "AppointmentItem"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_appointments_of_items();
CREATE TRIGGER "AppointmentItem_notify_delete" AFTER DELETE ON "AppointmentItem"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_appointments_of_items();

-- machiya_broadcast: {operation, id}.

CREATE FUNCTION machiya_notify_broadcast() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_broadcast', json_build_object('operation', TG_OP, 'id', NEW."id")::text);
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_broadcast() IS 'Notifies machiya_broadcast of a new or changed broadcast: {operation, id}.';

CREATE TRIGGER "Broadcast_notify" AFTER INSERT OR UPDATE ON "Broadcast"
  FOR EACH ROW EXECUTE FUNCTION machiya_notify_broadcast();

-- machiya_shift: {staffMemberId, from, to}. Null means all staff members, or all dates.

CREATE FUNCTION machiya_notify_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('machiya_shift',
      json_build_object('staffMemberId', o."staffMemberId", 'from', min(o."date"), 'to', max(o."date"))::text)
    FROM old_rows o GROUP BY o."staffMemberId";
  ELSE
    PERFORM pg_notify('machiya_shift',
      json_build_object('staffMemberId', n."staffMemberId", 'from', min(n."date"), 'to', max(n."date"))::text)
    FROM new_rows n GROUP BY n."staffMemberId";
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_shifts() IS
  'Notifies machiya_shift once for each staff member whose shifts changed: {staffMemberId, from, to}.';

CREATE TRIGGER "ShiftAssignment_notify_insert" AFTER INSERT ON "ShiftAssignment"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_shifts();
CREATE TRIGGER "ShiftAssignment_notify_update" AFTER UPDATE ON "ShiftAssignment"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_shifts();
CREATE TRIGGER "ShiftAssignment_notify_delete" AFTER DELETE ON "ShiftAssignment"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_shifts();

CREATE FUNCTION machiya_notify_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('machiya_shift',
      json_build_object('staffMemberId', o."staffMemberId", 'from', NULL, 'to', NULL)::text)
    FROM old_rows o GROUP BY o."staffMemberId";
  ELSE
    PERFORM pg_notify('machiya_shift',
      json_build_object('staffMemberId', n."staffMemberId", 'from', NULL, 'to', NULL)::text)
    FROM new_rows n GROUP BY n."staffMemberId";
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_time_off() IS
  'Notifies machiya_shift once for each staff member whose absences changed: {staffMemberId, from: null, to: null}.';

CREATE TRIGGER "StaffTimeOff_notify_insert" AFTER INSERT ON "StaffTimeOff"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_time_off();
CREATE TRIGGER "StaffTimeOff_notify_update" AFTER UPDATE ON "StaffTimeOff"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_time_off();
CREATE TRIGGER "StaffTimeOff_notify_delete" AFTER DELETE ON "StaffTimeOff"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_time_off();

CREATE FUNCTION machiya_notify_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_shift', json_build_object('staffMemberId', NULL, 'from', NULL, 'to', NULL)::text);
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_hours() IS
  'Notifies machiya_shift of a change that concerns all staff members: shift templates, closures, booking hours.';

CREATE TRIGGER "ShiftTemplate_notify" AFTER INSERT OR UPDATE OR DELETE ON "ShiftTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_hours();
CREATE TRIGGER "StoreClosure_notify" AFTER INSERT OR UPDATE OR DELETE ON "StoreClosure"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_hours();
CREATE TRIGGER "BookingHours_notify" AFTER INSERT OR UPDATE OR DELETE ON "BookingHours"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_hours();

-- machiya_session: {sessionId, staffMemberId, customerId, apiTokenId}, exactly one of which is set: a session that ended, or an
-- account or API token whose rights must be checked again. Expiry sends no notification, because each check reads the clock.

CREATE FUNCTION machiya_notify_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_session',
    json_build_object('sessionId', o."id", 'staffMemberId', NULL, 'customerId', NULL, 'apiTokenId', NULL)::text)
  FROM old_rows o;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_ended_sessions() IS 'Notifies machiya_session of each session that was deleted.';

CREATE TRIGGER "Session_notify_delete" AFTER DELETE ON "Session"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_ended_sessions();

CREATE FUNCTION machiya_notify_staff_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_session',
    json_build_object('sessionId', NULL, 'staffMemberId', NEW."id", 'customerId', NULL, 'apiTokenId', NULL)::text);
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_staff_member() IS 'Notifies machiya_session of a staff member whose rights or password changed.';

CREATE TRIGGER "StaffMember_notify_update" AFTER UPDATE ON "StaffMember" FOR EACH ROW
  WHEN (
    OLD."state" IS DISTINCT FROM NEW."state" OR OLD."role" IS DISTINCT FROM NEW."role"
    OR OLD."passwordHash" IS DISTINCT FROM NEW."passwordHash"
    OR OLD."mustChangePassword" IS DISTINCT FROM NEW."mustChangePassword"
  ) EXECUTE FUNCTION machiya_notify_staff_member();

CREATE FUNCTION machiya_notify_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_session',
    json_build_object('sessionId', NULL, 'staffMemberId', NULL, 'customerId', NEW."id", 'apiTokenId', NULL)::text);
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_customer() IS 'Notifies machiya_session of a customer who was deleted or restored.';

CREATE TRIGGER "Customer_notify_update" AFTER UPDATE ON "Customer" FOR EACH ROW
  WHEN (OLD."deletedAt" IS DISTINCT FROM NEW."deletedAt") EXECUTE FUNCTION machiya_notify_customer();

CREATE FUNCTION machiya_notify_api_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_session',
    json_build_object('sessionId', NULL, 'staffMemberId', NULL, 'customerId', NULL, 'apiTokenId', OLD."id")::text);
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_api_token() IS 'Notifies machiya_session of an API token whose rights changed or ended.';

CREATE TRIGGER "ApiToken_notify_update" AFTER UPDATE ON "ApiToken" FOR EACH ROW
  WHEN (
    OLD."revokedAt" IS DISTINCT FROM NEW."revokedAt" OR OLD."expiresAt" IS DISTINCT FROM NEW."expiresAt"
    OR OLD."scopes" IS DISTINCT FROM NEW."scopes"
  ) EXECUTE FUNCTION machiya_notify_api_token();
CREATE TRIGGER "ApiToken_notify_delete" AFTER DELETE ON "ApiToken" FOR EACH ROW
  EXECUTE FUNCTION machiya_notify_api_token();

-- machiya_catalogue and machiya_salon: no payload, so that Postgres merges the notifications of a transaction. They invalidate
-- caches of what the public sees of the products, and of when appointments are available.

CREATE FUNCTION machiya_notify_channel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_channel() IS 'Notifies the channel that its argument names, without payload.';

CREATE TRIGGER "Product_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Product"
  FOR EACH STATEMENT
  WHEN (current_setting('machiya.notified_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "ProductType_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductType"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "ProductToType_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductToType"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "ProductDiscount_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductDiscount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "Discount_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Discount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "Store_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "BookingHours_notify_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "BookingHours"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');

CREATE TRIGGER "Store_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "BookingHours_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "BookingHours"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "Service_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Service"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "StaffMember_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffMember"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "StaffSkill_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffSkill"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "StoreClosure_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StoreClosure"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "StaffTimeOff_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffTimeOff"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "ShiftTemplate_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ShiftTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "ShiftAssignment_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ShiftAssignment"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');
CREATE TRIGGER "AppointmentItem_notify_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AppointmentItem"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_salon');

-- ---- Queues ----------------------------------------------------------------------------------------------

-- Wakes the workers of every process when a row is added to a queue; the trigger's argument is the channel.
CREATE FUNCTION machiya_notify_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_notify_queue() IS 'Wakes the workers of every process when rows are added to a queue. The argument names the channel.';

-- While orders arrive in quick succession, the process that writes them notifies after the commit, for several orders at once.
CREATE TRIGGER "OutboxMessage_notify" AFTER INSERT ON "OutboxMessage" FOR EACH STATEMENT
  WHEN (current_setting('machiya.notified_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_notify_queue('machiya_outbox');

CREATE TRIGGER "LineEvent_notify" AFTER INSERT ON "LineEvent" FOR EACH STATEMENT
  EXECUTE FUNCTION machiya_notify_queue('machiya_line_event');

-- ---- Row counts of the long lists ------------------------------------------------------------------------

-- "ListCount" holds the number of rows of each list by state, updated in the transaction that changes the list. Deleted products
-- and customers are not counted. Each transaction adds to a slot of its own: it takes the first slot whose advisory lock is free
-- and holds it until it ends. So no transaction waits for another one, no deadlock is possible, and a count has about as many slots
-- as there were concurrent writers. Row locks with SKIP LOCKED would wait in rare cases.
--
-- The functions are written out for each list, because every statement in a trigger costs a checkout more than its rows do.

CREATE FUNCTION machiya_count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free_slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Order', n."state"::text, free_slot, count(*) FROM new_rows n GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Order', changed.state, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, 1 AS difference FROM new_rows n
      UNION ALL SELECT o."state"::text, -1 FROM old_rows o
    ) AS changed
    GROUP BY 2 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Order', o."state"::text, free_slot, -count(*) FROM old_rows o GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_count_orders() IS 'Adds the orders that a statement inserted, changed or deleted to their counts.';

CREATE FUNCTION machiya_count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free_slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Product', n."state"::text, free_slot, count(*) FROM new_rows n WHERE n."deletedAt" IS NULL GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Product', changed.state, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, 1 AS difference FROM new_rows n WHERE n."deletedAt" IS NULL
      UNION ALL SELECT o."state"::text, -1 FROM old_rows o WHERE o."deletedAt" IS NULL
    ) AS changed
    GROUP BY 2 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Product', o."state"::text, free_slot, -count(*) FROM old_rows o WHERE o."deletedAt" IS NULL GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_count_products() IS 'Adds the products that a statement inserted, changed or deleted to their counts.';

CREATE FUNCTION machiya_count_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free_slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Appointment', n."state"::text, free_slot, count(*) FROM new_rows n GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Appointment', changed.state, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, 1 AS difference FROM new_rows n
      UNION ALL SELECT o."state"::text, -1 FROM old_rows o
    ) AS changed
    GROUP BY 2 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Appointment', o."state"::text, free_slot, -count(*) FROM old_rows o GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_count_appointments() IS 'Adds the appointments that a statement inserted, changed or deleted to their counts.';

CREATE FUNCTION machiya_count_customers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free_slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Customer', '', free_slot, count(*) FROM new_rows n WHERE n."deletedAt" IS NULL GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Customer', changed.state, free_slot, sum(changed.difference)
    FROM (
      SELECT '' AS state, 1 AS difference FROM new_rows n WHERE n."deletedAt" IS NULL
      UNION ALL SELECT '', -1 FROM old_rows o WHERE o."deletedAt" IS NULL
    ) AS changed
    GROUP BY 2 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Customer', '', free_slot, -count(*) FROM old_rows o WHERE o."deletedAt" IS NULL GROUP BY 2
    ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_count_customers() IS 'Adds the customers that a statement inserted, changed or deleted to their counts.';
CREATE FUNCTION machiya_mark_count_dirty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('machiya.count_dirty_' || TG_TABLE_NAME, 'yes', true);
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_mark_count_dirty() IS
  'Marks, before an update that names a counted column, that the count must be updated after it. Only a BEFORE trigger can depend on the columns, and only an AFTER trigger sees the rows.';

CREATE FUNCTION machiya_clear_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "ListCount" WHERE "list" = TG_TABLE_NAME;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_clear_count() IS 'Removes the counts of a table that was truncated.';

CREATE TRIGGER "Order_count_insert" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_mark_count_dirty" BEFORE UPDATE OF "state" ON "Order"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();
CREATE TRIGGER "Order_count_update" AFTER UPDATE ON "Order"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT
  WHEN (current_setting('machiya.count_dirty_Order', true) = 'yes') EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_count_delete" AFTER DELETE ON "Order"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_orders();
CREATE TRIGGER "Order_count_truncate" AFTER TRUNCATE ON "Order"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_clear_count();

CREATE TRIGGER "Product_count_insert" AFTER INSERT ON "Product"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_mark_count_dirty" BEFORE UPDATE OF "state", "deletedAt" ON "Product"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();
CREATE TRIGGER "Product_count_update" AFTER UPDATE ON "Product"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT
  WHEN (current_setting('machiya.count_dirty_Product', true) = 'yes') EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_count_delete" AFTER DELETE ON "Product"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_products();
CREATE TRIGGER "Product_count_truncate" AFTER TRUNCATE ON "Product"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_clear_count();

CREATE TRIGGER "Appointment_count_insert" AFTER INSERT ON "Appointment"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_mark_count_dirty" BEFORE UPDATE OF "state" ON "Appointment"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();
CREATE TRIGGER "Appointment_count_update" AFTER UPDATE ON "Appointment"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT
  WHEN (current_setting('machiya.count_dirty_Appointment', true) = 'yes') EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_count_delete" AFTER DELETE ON "Appointment"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_appointments();
CREATE TRIGGER "Appointment_count_truncate" AFTER TRUNCATE ON "Appointment"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_clear_count();

CREATE TRIGGER "Customer_count_insert" AFTER INSERT ON "Customer"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_mark_count_dirty" BEFORE UPDATE OF "deletedAt" ON "Customer"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();
CREATE TRIGGER "Customer_count_update" AFTER UPDATE ON "Customer"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT
  WHEN (current_setting('machiya.count_dirty_Customer', true) = 'yes') EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_count_delete" AFTER DELETE ON "Customer"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_customers();
CREATE TRIGGER "Customer_count_truncate" AFTER TRUNCATE ON "Customer"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_clear_count();
CREATE FUNCTION machiya_correct_list_counts() RETURNS TABLE (list text, state text, missing bigint) LANGUAGE plpgsql AS $$
DECLARE
  free_slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  -- One statement sees the rows and their counts at the same moment, and adds the difference while others write.
  FOR list, state, missing IN
    SELECT wrong.* FROM (
      SELECT of_list, of_state, coalesce(actual.rows, 0) - coalesce(stored.rows, 0)
      FROM (
        SELECT 'Order' AS of_list, o."state"::text AS of_state, count(*) AS rows FROM "Order" o GROUP BY 2
        UNION ALL SELECT 'Product', p."state"::text, count(*) FROM "Product" p WHERE p."deletedAt" IS NULL GROUP BY 2
        UNION ALL SELECT 'Appointment', a."state"::text, count(*) FROM "Appointment" a GROUP BY 2
        UNION ALL SELECT 'Customer', '', count(*) FROM "Customer" c WHERE c."deletedAt" IS NULL GROUP BY 2
      ) AS actual
      FULL JOIN (
        SELECT l."list" AS of_list, l."state" AS of_state, sum(l."count") AS rows FROM "ListCount" l GROUP BY 1, 2
      ) AS stored USING (of_list, of_state)
      WHERE coalesce(actual.rows, 0) <> coalesce(stored.rows, 0)
    ) AS wrong
  LOOP
    INSERT INTO "ListCount" AS stored VALUES (list, state, free_slot, missing)
    ON CONFLICT ON CONSTRAINT "ListCount_pkey" DO UPDATE SET "count" = stored."count" + excluded."count";
    RETURN NEXT;
  END LOOP;
END;
$$;
COMMENT ON FUNCTION machiya_correct_list_counts() IS
  'Counts the rows of all lists and corrects the stored counts; returns what was missing (negative: was too much). Needed after rows were written with triggers off, and as a periodic check.';

-- ---- Webhooks --------------------------------------------------------------------------------------------

-- An event and its deliveries are written in the transaction that causes them, and only if an active endpoint subscribes to the
-- kind. What one transaction does to a row is one event: created and changed is CREATED, changed and deleted is DELETED, created and
-- deleted is none. An event stores column values; schema/src/domain/webhookPayload.ts renders what is sent.

-- The columns of a row that webhooks tell. They hold no personal data. An update that changes none of them is no event.
-- Decimals are stored as text: a JSON number would lose digits in JavaScript.

CREATE FUNCTION machiya_webhook_columns(o "Order") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'customerId', o."customerId", 'source', o."source", 'state', o."state", 'paymentState', o."paymentState",
    'paymentMethod', o."paymentMethod", 'totalQuantity', o."totalQuantity"::text, 'subtotal', o."subtotal"::text,
    'discountTotal', o."discountTotal"::text, 'total', o."total"::text, 'deliveryDate', o."deliveryDate",
    'expectedDeliveryDate', o."expectedDeliveryDate", 'version', o."version", 'createdAt', o."createdAt")
$$;
COMMENT ON FUNCTION machiya_webhook_columns("Order") IS 'The columns of an order that webhooks tell.';

CREATE FUNCTION machiya_webhook_columns(p "Product") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p."deletedAt" IS NULL THEN jsonb_build_object(
    'name', p."name", 'code', p."code", 'price', p."price"::text, 'stock', p."stock"::text, 'state', p."state",
    'topPick', p."topPick", 'version', p."version", 'createdAt', p."createdAt") END
$$;
COMMENT ON FUNCTION machiya_webhook_columns("Product") IS
  'The columns of a product that webhooks tell; null for a deleted product, whose row stays while orders refer to it.';

CREATE FUNCTION machiya_webhook_columns(a "Appointment") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'customerId', a."customerId", 'source', a."source", 'state', a."state", 'startsAt', a."startsAt",
    'endsAt', a."endsAt", 'version', a."version", 'createdAt', a."createdAt")
$$;
COMMENT ON FUNCTION machiya_webhook_columns("Appointment") IS 'The columns of an appointment that webhooks tell.';

CREATE FUNCTION machiya_webhook_columns(c "Customer") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'reachable', c."reachable", 'deleted', c."deletedAt" IS NOT NULL, 'version', c."version", 'createdAt', c."createdAt")
$$;
COMMENT ON FUNCTION machiya_webhook_columns("Customer") IS 'The columns of a customer that webhooks tell.';

CREATE FUNCTION machiya_enqueue_webhook(of_entity text, of_id integer, columns_before jsonb, columns_after jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change text := CASE WHEN columns_before IS NULL THEN 'CREATED' WHEN columns_after IS NULL THEN 'DELETED' ELSE 'CHANGED' END;
  -- Rows that this transaction created without an event, because no endpoint subscribes to the creation. Changing or deleting
  -- them in the same transaction is no event either.
  unsent_creations text := coalesce(current_setting('machiya.unsent_creations', true), '');
  mark text := '<' || of_entity || ':' || of_id || '>';
  earlier record;
  created_here boolean;
  event_kind "WebhookEventKind";
  event_id uuid;
BEGIN
  IF columns_before IS NOT DISTINCT FROM columns_after THEN
    RETURN;
  END IF;
  SELECT e."id", e."kind" INTO earlier FROM "WebhookEvent" e
  WHERE e."occurredAt" = now()::timestamptz(3) AND e."transactionId" = pg_current_xact_id()::text
    AND e."entity" = of_entity AND e."entityId" = of_id;
  created_here := coalesce(earlier."kind"::text LIKE '%\_CREATED', false) OR position(mark IN unsent_creations) > 0;
  IF created_here AND change <> 'CREATED' THEN
    change := CASE change WHEN 'CHANGED' THEN 'CREATED' END;
  END IF;
  event_kind := upper(of_entity) || '_' || change;

  IF earlier."kind" = event_kind THEN
    UPDATE "WebhookEvent" SET "columns" = coalesce(columns_after, columns_before) WHERE "id" = earlier."id";
    RETURN;
  END IF;
  DELETE FROM "WebhookEvent" WHERE "id" = earlier."id";
  IF event_kind IS NULL THEN
    RETURN;
  END IF;

  -- The key share lock waits for a transaction that deletes an endpoint, so that the insert below cannot fail.
  PERFORM FROM "WebhookEndpoint" e WHERE e."active" AND e."kinds" @> ARRAY[event_kind] FOR KEY SHARE;
  IF NOT FOUND THEN
    IF change = 'CREATED' AND NOT created_here THEN
      PERFORM set_config('machiya.unsent_creations', unsent_creations || mark, true);
    END IF;
    RETURN;
  END IF;
  INSERT INTO "WebhookEvent" ("kind", "entity", "entityId", "columns", "transactionId")
  VALUES (event_kind, of_entity, of_id, coalesce(columns_after, columns_before), pg_current_xact_id()::text)
  RETURNING "id" INTO event_id;
  INSERT INTO "WebhookDelivery" ("endpointId", "eventId")
  SELECT e."id", event_id FROM "WebhookEndpoint" e
  WHERE e."active" AND e."kinds" @> ARRAY[event_kind] FOR KEY SHARE;
  PERFORM pg_notify('machiya_webhook', '');
END;
$$;
COMMENT ON FUNCTION machiya_enqueue_webhook(text, integer, jsonb, jsonb) IS
  'Writes the event of a changed row and its deliveries, merged with what this transaction did to the row before.';

-- The triggers first look for an active endpoint that subscribes to any kind of their table. There are at most twenty endpoints.

CREATE FUNCTION machiya_enqueue_order_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, 'ORDER_')
  ) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM machiya_enqueue_webhook('Order', changed."id", NULL, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(n::"Order") AS after FROM new_rows n ORDER BY n."id"
    ) AS changed;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM machiya_enqueue_webhook('Order', changed."id", changed.before, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(o::"Order") AS before, machiya_webhook_columns(n::"Order") AS after
      FROM new_rows n JOIN old_rows o ON o."id" = n."id" ORDER BY n."id"
    ) AS changed;
  ELSE
    PERFORM machiya_enqueue_webhook('Order', changed."id", changed.before, NULL) FROM (
      SELECT o."id", machiya_webhook_columns(o::"Order") AS before FROM old_rows o ORDER BY o."id"
    ) AS changed;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_enqueue_order_webhooks() IS 'Enqueues the webhooks of the orders that a statement changed.';

CREATE TRIGGER "Order_webhook_insert" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_order_webhooks();
CREATE TRIGGER "Order_webhook_update" AFTER UPDATE ON "Order"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_order_webhooks();
CREATE TRIGGER "Order_webhook_delete" AFTER DELETE ON "Order"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_order_webhooks();

CREATE FUNCTION machiya_enqueue_product_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, 'PRODUCT_')
  ) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM machiya_enqueue_webhook('Product', changed."id", NULL, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(n::"Product") AS after FROM new_rows n ORDER BY n."id"
    ) AS changed;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM machiya_enqueue_webhook('Product', changed."id", changed.before, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(o::"Product") AS before, machiya_webhook_columns(n::"Product") AS after
      FROM new_rows n JOIN old_rows o ON o."id" = n."id" ORDER BY n."id"
    ) AS changed;
  ELSE
    PERFORM machiya_enqueue_webhook('Product', changed."id", changed.before, NULL) FROM (
      SELECT o."id", machiya_webhook_columns(o::"Product") AS before FROM old_rows o ORDER BY o."id"
    ) AS changed;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_enqueue_product_webhooks() IS 'Enqueues the webhooks of the products that a statement changed.';

CREATE TRIGGER "Product_webhook_insert" AFTER INSERT ON "Product"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_product_webhooks();
CREATE TRIGGER "Product_webhook_update" AFTER UPDATE ON "Product"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_product_webhooks();
CREATE TRIGGER "Product_webhook_delete" AFTER DELETE ON "Product"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_product_webhooks();

CREATE FUNCTION machiya_enqueue_appointment_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, 'APPOINTMENT_')
  ) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM machiya_enqueue_webhook('Appointment', changed."id", NULL, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(n::"Appointment") AS after FROM new_rows n ORDER BY n."id"
    ) AS changed;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM machiya_enqueue_webhook('Appointment', changed."id", changed.before, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(o::"Appointment") AS before, machiya_webhook_columns(n::"Appointment") AS after
      FROM new_rows n JOIN old_rows o ON o."id" = n."id" ORDER BY n."id"
    ) AS changed;
  ELSE
    PERFORM machiya_enqueue_webhook('Appointment', changed."id", changed.before, NULL) FROM (
      SELECT o."id", machiya_webhook_columns(o::"Appointment") AS before FROM old_rows o ORDER BY o."id"
    ) AS changed;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_enqueue_appointment_webhooks() IS 'Enqueues the webhooks of the appointments that a statement changed.';

CREATE TRIGGER "Appointment_webhook_insert" AFTER INSERT ON "Appointment"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_appointment_webhooks();
CREATE TRIGGER "Appointment_webhook_update" AFTER UPDATE ON "Appointment"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_appointment_webhooks();
CREATE TRIGGER "Appointment_webhook_delete" AFTER DELETE ON "Appointment"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_appointment_webhooks();

CREATE FUNCTION machiya_enqueue_customer_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, 'CUSTOMER_')
  ) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM machiya_enqueue_webhook('Customer', changed."id", NULL, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(n::"Customer") AS after FROM new_rows n ORDER BY n."id"
    ) AS changed;
  ELSE
    PERFORM machiya_enqueue_webhook('Customer', changed."id", changed.before, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(o::"Customer") AS before, machiya_webhook_columns(n::"Customer") AS after
      FROM new_rows n JOIN old_rows o ON o."id" = n."id" ORDER BY n."id"
    ) AS changed;
  END IF;
  RETURN NULL;
END;
$$;
COMMENT ON FUNCTION machiya_enqueue_customer_webhooks() IS 'Enqueues the webhooks of the customers that a statement changed.';

CREATE TRIGGER "Customer_webhook_insert" AFTER INSERT ON "Customer"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_customer_webhooks();
CREATE TRIGGER "Customer_webhook_update" AFTER UPDATE ON "Customer"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_enqueue_customer_webhooks();
