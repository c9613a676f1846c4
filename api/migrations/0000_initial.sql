CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"canal" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "closings_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" smallint NOT NULL,
	"year" smallint NOT NULL,
	"requests" json DEFAULT '[]'::json NOT NULL,
	"errors" json DEFAULT '[]'::json NOT NULL,
	"unmatched" json DEFAULT '[]'::json NOT NULL,
	"quantity" bigint DEFAULT 0 NOT NULL,
	"total_errors" numeric DEFAULT 0 NOT NULL,
	"has_results" boolean DEFAULT false NOT NULL,
	"outdated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "closings_month" CHECK ("closings"."month" between 1 and 12),
	CONSTRAINT "closings_year" CHECK ("closings"."year" between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"user_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listings_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"product_cost" double precision NOT NULL,
	"variable_cost" double precision NOT NULL,
	"profit_margin" double precision NOT NULL,
	"monthly_billing" double precision NOT NULL,
	"charges" double precision NOT NULL,
	"fix_cost" double precision NOT NULL,
	"sale_price" double precision,
	"net_margin" double precision NOT NULL,
	"free_shipping" boolean,
	"ml_tax" double precision,
	"shipping_cost" double precision,
	"peso" double precision,
	CONSTRAINT "listings_user_id_marketplace_id_pk" PRIMARY KEY("user_id","marketplace","id")
);
--> statement-breakpoint
CREATE TABLE "shop_configs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"monthly_billing" double precision NOT NULL,
	"charges" double precision NOT NULL,
	"fix_cost" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_configs" ADD CONSTRAINT "shop_configs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "closings_user_id" ON "closings" USING btree ("user_id");