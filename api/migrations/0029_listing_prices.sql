CREATE TABLE "listing_prices" (
	"user_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"sale_price" bigint,
	"current_price" bigint,
	CONSTRAINT "listing_prices_user_id_marketplace_listing_id_day_pk" PRIMARY KEY("user_id","marketplace","listing_id","day")
);
--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "listing_prices" ("user_id", "marketplace", "listing_id", "day", "sale_price", "current_price")
SELECT "user_id", "marketplace", "id", (now() AT TIME ZONE 'America/Sao_Paulo')::date, round(("sale_price" * 100)::numeric)::bigint, round(("current_price" * 100)::numeric)::bigint
FROM "listings" WHERE coalesce("sale_price", 0) <> 0 OR "current_price" IS NOT NULL;
