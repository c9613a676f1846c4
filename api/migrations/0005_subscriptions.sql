CREATE SCHEMA "simulator";
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"discount" integer NOT NULL,
	"until" date,
	"use_limit" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_notices" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_notices_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"gateway_id" text NOT NULL,
	CONSTRAINT "payers_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text NOT NULL,
	"cycle" text NOT NULL,
	"value" integer NOT NULL,
	"due_date" date NOT NULL,
	"paid_on" date,
	"receipt_url" text
);
--> statement-breakpoint
CREATE TABLE "simulator"."deliveries" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulator"."records" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" bigserial NOT NULL,
	"shown" jsonb NOT NULL,
	"hidden" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator"."settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
-- Nothing could be bought before this: there is no row to carry over.
DROP TABLE "subscriptions";
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"cycle" text NOT NULL,
	"billing_type" text NOT NULL,
	"monthly_price" integer NOT NULL,
	"yearly_price" integer NOT NULL,
	"coupon" text,
	"discount" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"gateway_id" text,
	"next_due_date" date,
	"card_brand" text,
	"card_last_digits" text,
	"ending_since" timestamp with time zone,
	"is_refunding" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."stage" in ('asked', 'live');--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");