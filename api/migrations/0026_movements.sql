CREATE TABLE "movement_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movement_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"lines" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"months" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"user_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"line_id" text NOT NULL,
	"files" integer[] NOT NULL,
	"dated" bigint NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"day" date NOT NULL,
	"order_id" text,
	"amount" bigint,
	"fee" bigint,
	"rest" bigint,
	"compensation" bigint,
	"until" date,
	"state" text,
	"text" text NOT NULL,
	CONSTRAINT "movements_user_id_marketplace_line_id_pk" PRIMARY KEY("user_id","marketplace","line_id")
);
--> statement-breakpoint
ALTER TABLE "movement_files" ADD CONSTRAINT "movement_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_files_content" ON "movement_files" USING btree ("user_id","marketplace","source","fingerprint");--> statement-breakpoint
CREATE INDEX "movements_order" ON "movements" USING btree ("user_id","marketplace","order_id");--> statement-breakpoint
CREATE INDEX "movements_month" ON "movements" USING btree ("user_id","marketplace","month");