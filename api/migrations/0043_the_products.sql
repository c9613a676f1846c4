CREATE TABLE "product_changes" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"products" integer NOT NULL,
	"purchases" integer NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"inverse" json NOT NULL,
	CONSTRAINT "product_changes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_keys" (
	"user_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"variation" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_keys_user_id_marketplace_kind_key_variation_pk" PRIMARY KEY("user_id","marketplace","kind","key","variation")
);
--> statement-breakpoint
CREATE TABLE "product_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"method" text NOT NULL,
	"tax_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"change_id" text NOT NULL,
	"sku" text,
	"kit" jsonb NOT NULL,
	"product" json NOT NULL,
	CONSTRAINT "products_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"change_id" text NOT NULL,
	"lines" integer NOT NULL,
	"purchase" json NOT NULL,
	CONSTRAINT "purchases_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "supplier_items" (
	"user_id" uuid NOT NULL,
	"supplier" text NOT NULL,
	"code" text NOT NULL,
	"change_id" text NOT NULL,
	"product_id" text NOT NULL,
	"pack" integer NOT NULL,
	CONSTRAINT "supplier_items_user_id_supplier_code_pk" PRIMARY KEY("user_id","supplier","code")
);
--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_keys" ADD CONSTRAINT "product_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_keys" ADD CONSTRAINT "product_keys_product" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_settings" ADD CONSTRAINT "product_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_product" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_made" ON "product_changes" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE INDEX "product_keys_of_product" ON "product_keys" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("user_id","sku");--> statement-breakpoint
CREATE INDEX "products_kits" ON "products" USING btree ("user_id") WHERE "products"."kit" <> '[]';--> statement-breakpoint
CREATE INDEX "supplier_items_of_product" ON "supplier_items" USING btree ("user_id","product_id");