CREATE TABLE "closing_files" (
	"user_id" uuid NOT NULL,
	"closing_id" uuid NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "closing_files_user_id_closing_id_file_id_pk" PRIMARY KEY("user_id","closing_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "file_details" (
	"user_id" uuid NOT NULL,
	"file_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"detail" json NOT NULL,
	CONSTRAINT "file_details_user_id_file_id_place_pk" PRIMARY KEY("user_id","file_id","place")
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"user_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"expected" bigint NOT NULL,
	"received" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"difference" bigint NOT NULL,
	"explained" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"rest_until" date,
	"contestable" bigint NOT NULL,
	"contest_until" date,
	"contest_is_exact" boolean NOT NULL,
	"due_on" date,
	CONSTRAINT "findings_user_id_marketplace_order_id_pk" PRIMARY KEY("user_id","marketplace","order_id")
);
--> statement-breakpoint
CREATE TABLE "given_files" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "given_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"marketplace" text NOT NULL,
	"slot" text NOT NULL,
	"sha256" text NOT NULL,
	"report" text,
	"last_day" date,
	"given_at" timestamp with time zone NOT NULL,
	"whole" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"receipt" json NOT NULL,
	CONSTRAINT "given_files_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"user_id" uuid NOT NULL,
	"file_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"n" integer NOT NULL,
	"name" text NOT NULL,
	"variation" text NOT NULL,
	"sku" text NOT NULL,
	"units" integer NOT NULL,
	"price" bigint,
	CONSTRAINT "order_lines_user_id_file_id_place_n_pk" PRIMARY KEY("user_id","file_id","place","n")
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"user_id" uuid NOT NULL,
	"file_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"marketplace" text NOT NULL,
	"number" text NOT NULL,
	"own_id" text,
	"moment" text NOT NULL,
	"row_number" text NOT NULL,
	"line" integer,
	"parts" json,
	"taken_back" bigint,
	"unread" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_payments_user_id_file_id_place_pk" PRIMARY KEY("user_id","file_id","place")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" uuid NOT NULL,
	"file_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"marketplace" text NOT NULL,
	"order_id" text NOT NULL,
	"line" integer,
	"left_out" text,
	"created_at" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text NOT NULL,
	"product" text,
	"units" integer NOT NULL,
	"lines" integer NOT NULL,
	"expected" json,
	"buyer_paid_on" date,
	"delivered_on" date,
	"completed_on" date,
	"numbers" text[],
	"lowered" json,
	"unread" boolean DEFAULT false NOT NULL,
	"cut" json,
	CONSTRAINT "orders_user_id_file_id_place_pk" PRIMARY KEY("user_id","file_id","place")
);
--> statement-breakpoint
ALTER TABLE "closing_files" ADD CONSTRAINT "closing_files_closing" FOREIGN KEY ("user_id","closing_id") REFERENCES "public"."closings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_files" ADD CONSTRAINT "closing_files_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."given_files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_details" ADD CONSTRAINT "file_details_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."given_files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_files" ADD CONSTRAINT "given_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."given_files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."given_files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."given_files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_files_of_file" ON "closing_files" USING btree ("user_id","file_id");--> statement-breakpoint
CREATE INDEX "findings_contest" ON "findings" USING btree ("user_id","contest_until");--> statement-breakpoint
CREATE INDEX "given_files_content" ON "given_files" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "order_payments_number" ON "order_payments" USING btree ("user_id","marketplace","number");--> statement-breakpoint
CREATE INDEX "order_payments_own_id" ON "order_payments" USING btree ("user_id","marketplace","own_id");--> statement-breakpoint
CREATE INDEX "orders_id" ON "orders" USING btree ("user_id","marketplace","order_id");--> statement-breakpoint
CREATE INDEX "orders_with_numbers" ON "orders" USING btree ("user_id","marketplace") WHERE "orders"."numbers" is not null;