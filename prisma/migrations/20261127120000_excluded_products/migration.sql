-- The products that a shipping method does not ship.
ALTER TABLE "ShippingMethod" ADD COLUMN "excludedProductIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
