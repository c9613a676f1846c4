CREATE TABLE "closing_orders" (
	"closing_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text,
	"note" text NOT NULL,
	"recovered" bigint NOT NULL,
	"date" date,
	CONSTRAINT "closing_orders_closing_id_order_id_pk" PRIMARY KEY("closing_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "late_payments" (
	"closing_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"paid_in" uuid NOT NULL,
	"released" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"difference" bigint NOT NULL,
	"findings" json,
	CONSTRAINT "late_payments_closing_id_order_id_pk" PRIMARY KEY("closing_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "has_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "difference_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "unmatched_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "lost" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "receipts" json DEFAULT '{"orders":null,"income":null}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "closing_orders" ADD CONSTRAINT "closing_orders_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_payments" ADD CONSTRAINT "late_payments_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_payments" ADD CONSTRAINT "late_payments_paid_in_closings_id_fk" FOREIGN KEY ("paid_in") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_payments_paid_in" ON "late_payments" USING btree ("paid_in");--> statement-breakpoint
UPDATE "closings" SET
	"has_orders" = json_array_length("requests") > 0,
	"difference_count" = json_array_length("errors"),
	"unmatched_count" = json_array_length("unmatched"),
	"lost" = (
		SELECT coalesce(sum(round(greatest(-(one->>'Diferenca')::numeric, 0) * 100)), 0)
		FROM json_array_elements("errors") AS one
	);
