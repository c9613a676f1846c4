ALTER TABLE "late_payments" ADD COLUMN "came" json;--> statement-breakpoint
UPDATE "late_payments" SET "came" = coalesce("findings"->'came', json_build_object(
	'released', "expected" + "difference",
	'refunded', 0,
	'freightPaidForSeller', 0,
	'freightDiscount', 0,
	'freightPaidByBuyer', 0
));
