-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "imageAltText" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "ProductImage" (
    "productId" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "imageHash" TEXT NOT NULL,
    "altText" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ProductImage_pkey" PRIMARY KEY ("productId","position")
);

-- CreateIndex
CREATE INDEX "ProductImage_imageHash_idx" ON "ProductImage"("imageHash");

-- CreateIndex
CREATE UNIQUE INDEX "ProductImage_productId_imageHash_key" ON "ProductImage"("productId", "imageHash");

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A product has at most eight images.
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_position_check" CHECK ("position" BETWEEN 2 AND 8);
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_altText_check" CHECK (char_length("altText") <= 200);
ALTER TABLE "Product" ADD CONSTRAINT "Product_imageAltText_check" CHECK (char_length("imageAltText") <= 200);
