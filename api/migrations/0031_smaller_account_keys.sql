DROP INDEX "security_events_user_id";--> statement-breakpoint
DROP INDEX "access_records_user_id";--> statement-breakpoint
DROP INDEX "known_devices_user_id";--> statement-breakpoint
DROP INDEX "feedback_user_id";--> statement-breakpoint
DROP INDEX "agreements_user";--> statement-breakpoint
DROP INDEX "payments_subscription";--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_token_sha256_user_id_pk";--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_pkey";--> statement-breakpoint
ALTER TABLE "access_records" DROP CONSTRAINT "access_records_pkey";--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_pkey";--> statement-breakpoint
ALTER TABLE "agreements" DROP CONSTRAINT "agreements_pkey";--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_token_sha256_pk" PRIMARY KEY("user_id","token_sha256");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("user_id","subscription_id");