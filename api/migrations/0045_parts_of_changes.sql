CREATE TABLE "product_change_parts" (
	"user_id" uuid NOT NULL,
	"change_id" text NOT NULL,
	"part" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"rows" json NOT NULL,
	CONSTRAINT "product_change_parts_user_id_change_id_part_pk" PRIMARY KEY("user_id","change_id","part")
);
--> statement-breakpoint
ALTER TABLE "product_change_parts" ADD CONSTRAINT "product_change_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_change_parts_sent" ON "product_change_parts" USING btree ("sent_at");