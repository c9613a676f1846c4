ALTER TABLE "listings" ADD COLUMN "sku" text;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_sku" ON "listings" USING btree ("user_id","marketplace","sku");