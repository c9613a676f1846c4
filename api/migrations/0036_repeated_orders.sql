CREATE TABLE "repeated_orders" (
	"user_id" uuid NOT NULL,
	"closing_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"paid_in" uuid NOT NULL,
	"expected" bigint NOT NULL,
	CONSTRAINT "repeated_orders_user_id_closing_id_order_id_paid_in_pk" PRIMARY KEY("user_id","closing_id","order_id","paid_in")
);
--> statement-breakpoint
ALTER TABLE "repeated_orders" ADD CONSTRAINT "repeated_orders_closing" FOREIGN KEY ("user_id","closing_id") REFERENCES "public"."closings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_orders" ADD CONSTRAINT "repeated_orders_paid_in_closing" FOREIGN KEY ("user_id","paid_in") REFERENCES "public"."closings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repeated_orders_paid_in" ON "repeated_orders" USING btree ("user_id","paid_in");