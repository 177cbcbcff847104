-- Part-of-text search (pg_trgm) and, for bookings, exclusion of overlaps (btree_gist). Both are trusted: no superuser is needed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('ADMIN', 'STAFF');

-- CreateEnum
CREATE TYPE "StaffState" AS ENUM ('DISABLED', 'IN_SERVICE', 'DISMISSED');

-- CreateEnum
CREATE TYPE "OutboxState" AS ENUM ('PENDING', 'SENT', 'FAILED');

-- CreateEnum
CREATE TYPE "ProductState" AS ENUM ('DISABLED', 'ENABLED', 'FROZEN');

-- CreateEnum
CREATE TYPE "DiscountKind" AS ENUM ('PER_PRODUCT', 'WHOLE_CART');

-- CreateEnum
CREATE TYPE "DiscountAudience" AS ENUM ('CUSTOMER', 'PRODUCT');

-- CreateEnum
CREATE TYPE "DiscountState" AS ENUM ('DISABLED', 'ENABLED', 'FROZEN');

-- CreateEnum
CREATE TYPE "OrderState" AS ENUM ('ESTABLISHED', 'IN_ACTION', 'WAITING', 'COMPLETE', 'CANCELLED');

-- CreateEnum
CREATE TYPE "OrderSource" AS ENUM ('ROBOT', 'SHOPPING_PLATFORM', 'MANUAL');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('UNPAID', 'PAID', 'PARTIALLY_PAID', 'REFUND_PENDING', 'REFUNDED', 'FAILED');

-- CreateTable
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
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "staffMemberId" INTEGER,
    "customerId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Customer" (
    "id" SERIAL NOT NULL,
    "lineUserId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "deletedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Customer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomerBlock" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "blockedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CustomerBlock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "prefix" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" BYTEA NOT NULL,
    "orderId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("owner","key")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "staffMemberId" INTEGER,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
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
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductType" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProductType_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductToType" (
    "productId" INTEGER NOT NULL,
    "productTypeId" INTEGER NOT NULL,

    CONSTRAINT "ProductToType_pkey" PRIMARY KEY ("productId","productTypeId")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "ProductDiscount" (
    "productId" INTEGER NOT NULL,
    "discountId" INTEGER NOT NULL,
    "minQuantity" DECIMAL(17,5) NOT NULL DEFAULT 0,
    "maxQuantity" DECIMAL(17,5),

    CONSTRAINT "ProductDiscount_pkey" PRIMARY KEY ("productId","discountId")
);

-- CreateTable
CREATE TABLE "CustomerDiscount" (
    "customerId" INTEGER NOT NULL,
    "discountId" INTEGER NOT NULL,

    CONSTRAINT "CustomerDiscount_pkey" PRIMARY KEY ("customerId","discountId")
);

-- CreateTable
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
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "quantity" DECIMAL(17,5) NOT NULL,
    "unitPrice" DECIMAL(17,5) NOT NULL,
    "productName" TEXT NOT NULL,
    "imageHash" TEXT,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DiscountRecord" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "discountId" INTEGER,
    "name" TEXT NOT NULL,
    "amount" DECIMAL(17,5) NOT NULL,

    CONSTRAINT "DiscountRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Store_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImageFile" (
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImageFile_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "ImageVariant" (
    "hash" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "ImageVariant_pkey" PRIMARY KEY ("hash","variant")
);

-- CreateTable
CREATE TABLE "Image" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "imageHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StaffMember_username_key" ON "StaffMember"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_staffMemberId_idx" ON "Session"("staffMemberId");

-- CreateIndex
CREATE INDEX "Session_customerId_idx" ON "Session"("customerId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Customer_lineUserId_key" ON "Customer"("lineUserId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomerBlock_customerId_key" ON "CustomerBlock"("customerId");

-- CreateIndex
CREATE INDEX "CustomerBlock_blockedById_idx" ON "CustomerBlock"("blockedById");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken"("tokenHash");

-- CreateIndex
CREATE INDEX "ApiToken_createdById_idx" ON "ApiToken"("createdById");

-- CreateIndex
CREATE INDEX "OutboxMessage_state_availableAt_idx" ON "OutboxMessage"("state", "availableAt");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectType_subjectId_id_idx" ON "AuditEntry"("subjectType", "subjectId", "id" DESC);

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "Product_state_id_idx" ON "Product"("state", "id" DESC);

-- CreateIndex
CREATE INDEX "Product_imageHash_idx" ON "Product"("imageHash");

-- CreateIndex
CREATE INDEX "Product_name_idx" ON "Product" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Product_code_idx" ON "Product" USING GIN ("code" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ProductToType_productTypeId_productId_idx" ON "ProductToType"("productTypeId", "productId" DESC);

-- CreateIndex
CREATE INDEX "ProductDiscount_discountId_idx" ON "ProductDiscount"("discountId");

-- CreateIndex
CREATE INDEX "CustomerDiscount_discountId_idx" ON "CustomerDiscount"("discountId");

-- CreateIndex
CREATE INDEX "Order_customerId_id_idx" ON "Order"("customerId", "id" DESC);

-- CreateIndex
CREATE INDEX "Order_state_id_idx" ON "Order"("state", "id" DESC);

-- CreateIndex
CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt");

-- CreateIndex
CREATE INDEX "Order_deliveryDate_idx" ON "Order"("deliveryDate");

-- CreateIndex
CREATE INDEX "Order_expectedDeliveryDate_idx" ON "Order"("expectedDeliveryDate");

-- CreateIndex
CREATE INDEX "Order_buyerName_idx" ON "Order" USING GIN ("buyerName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Order_recipientName_idx" ON "Order" USING GIN ("recipientName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Order_note_idx" ON "Order" USING GIN ("note" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderLine_orderId_productId_key" ON "OrderLine"("orderId", "productId");

-- CreateIndex
CREATE INDEX "DiscountRecord_orderId_idx" ON "DiscountRecord"("orderId");

-- CreateIndex
CREATE INDEX "Image_imageHash_idx" ON "Image"("imageHash");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerBlock" ADD CONSTRAINT "CustomerBlock_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerBlock" ADD CONSTRAINT "CustomerBlock_blockedById_fkey" FOREIGN KEY ("blockedById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductToType" ADD CONSTRAINT "ProductToType_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductToType" ADD CONSTRAINT "ProductToType_productTypeId_fkey" FOREIGN KEY ("productTypeId") REFERENCES "ProductType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductDiscount" ADD CONSTRAINT "ProductDiscount_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductDiscount" ADD CONSTRAINT "ProductDiscount_discountId_fkey" FOREIGN KEY ("discountId") REFERENCES "Discount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerDiscount" ADD CONSTRAINT "CustomerDiscount_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerDiscount" ADD CONSTRAINT "CustomerDiscount_discountId_fkey" FOREIGN KEY ("discountId") REFERENCES "Discount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DiscountRecord" ADD CONSTRAINT "DiscountRecord_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImageVariant" ADD CONSTRAINT "ImageVariant_hash_fkey" FOREIGN KEY ("hash") REFERENCES "ImageFile"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Image" ADD CONSTRAINT "Image_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma cannot say.

ALTER TABLE "Product"
  ADD CONSTRAINT "Product_code_check" CHECK ("code" ~ '^[a-z]*$'),
  ADD CONSTRAINT "Product_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "Product_stock_check" CHECK ("stock" >= 0);

ALTER TABLE "ProductDiscount"
  ADD CONSTRAINT "ProductDiscount_minQuantity_check" CHECK ("minQuantity" >= 0),
  ADD CONSTRAINT "ProductDiscount_maxQuantity_check" CHECK ("maxQuantity" > "minQuantity");

ALTER TABLE "OrderLine"
  ADD CONSTRAINT "OrderLine_quantity_check" CHECK ("quantity" > 0),
  ADD CONSTRAINT "OrderLine_orderId_productId_key" UNIQUE USING INDEX "OrderLine_orderId_productId_key";

ALTER TABLE "Store"
  ADD CONSTRAINT "Store_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "Store_openWeekdays_check" CHECK ("openWeekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]);

ALTER TABLE "Session"
  ADD CONSTRAINT "Session_belongs_to_one_check" CHECK (num_nonnulls("staffMemberId", "customerId") = 1);

-- Every change of an order is announced on the channel machiya_order, when it commits, as {kind, id, customerId}.
-- The triggers are per statement: a statement announces each order that it touched once.

CREATE FUNCTION machiya_announce_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_order',
    json_build_object('kind', TG_ARGV[0], 'id', changed."id", 'customerId', changed."customerId")::text
  ) FROM changed;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Order_announce_insert" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders('CREATED');
CREATE TRIGGER "Order_announce_update" AFTER UPDATE ON "Order"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders('UPDATED');
CREATE TRIGGER "Order_announce_delete" AFTER DELETE ON "Order"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders('DELETED');

-- For what belongs to an order. An order whose row this transaction itself wrote has been announced by the triggers above.
CREATE FUNCTION machiya_announce_orders_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_order',
    json_build_object('kind', 'UPDATED', 'id', o."id", 'customerId', o."customerId")::text
  ) FROM "Order" o
  WHERE o."id" IN (SELECT changed."orderId" FROM changed) AND o.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "OrderLine_announce_insert" AFTER INSERT ON "OrderLine"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders_of_parts();
CREATE TRIGGER "OrderLine_announce_update" AFTER UPDATE ON "OrderLine"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders_of_parts();
CREATE TRIGGER "OrderLine_announce_delete" AFTER DELETE ON "OrderLine"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders_of_parts();

CREATE TRIGGER "DiscountRecord_announce_insert" AFTER INSERT ON "DiscountRecord"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders_of_parts();
CREATE TRIGGER "DiscountRecord_announce_update" AFTER UPDATE ON "DiscountRecord"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders_of_parts();
CREATE TRIGGER "DiscountRecord_announce_delete" AFTER DELETE ON "DiscountRecord"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_orders_of_parts();
