ALTER TABLE "findings" ADD COLUMN "made_on" date;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "paid_after" integer;