ALTER TABLE "closings" ADD COLUMN "figures" json;--> statement-breakpoint
-- What the files of each month come to, as the product writes it with each change of them.
WITH file AS (
	SELECT closing_files.user_id, closing_id, file_id, slot, marketplace
	FROM closing_files JOIN given_files ON given_files.user_id = closing_files.user_id AND given_files.id = file_id
	WHERE whole
), named AS (
	SELECT DISTINCT file.user_id, closing_id, file.marketplace, order_id
	FROM file JOIN orders ON orders.user_id = file.user_id AND orders.file_id = file.file_id
	WHERE slot = 'orders'
), found AS (
	SELECT closing_id, findings.* FROM named JOIN findings USING (user_id, marketplace, order_id)
), rests AS (
	SELECT user_id, closing_id, jsonb_agg(jsonb_build_object('until', rest_until, 'amount', amount) ORDER BY rest_until NULLS LAST) AS rests
	FROM (
		SELECT user_id, closing_id, rest_until, greatest(least(sum(rest), 100000000000000), -100000000000000) AS amount
		FROM found WHERE rest > 0 GROUP BY user_id, closing_id, rest_until
	) AS by_day GROUP BY user_id, closing_id
), summed AS (
	SELECT user_id, closing_id,
		count(*) filter (where state in ('difference', 'paid', 'paid-late', 'refunded')) AS matched,
		greatest(least(coalesce(sum(difference), 0), 100000000000000), -100000000000000) AS total,
		count(*) filter (where state = 'difference') AS differences,
		count(*) filter (where state in ('unmatched', 'unpaid', 'owed')) AS unmatched,
		greatest(least(coalesce(sum(-difference) filter (where difference < 0), 0), 100000000000000), -100000000000000) AS lost,
		greatest(least(coalesce(sum(expected) filter (where state in ('difference', 'paid', 'paid-late', 'refunded') or state = 'unmatched'), 0), 100000000000000), -100000000000000) AS expected,
		greatest(least(coalesce(sum(received) filter (where state in ('difference', 'paid', 'paid-late', 'refunded')), 0), 100000000000000), -100000000000000) AS received,
		greatest(least(coalesce(sum(refunded) filter (where state in ('difference', 'paid', 'paid-late', 'refunded')), 0), 100000000000000), -100000000000000) AS refunded,
		greatest(least(coalesce(sum(expected) filter (where state = 'unmatched'), 0), 100000000000000), -100000000000000) AS awaited,
		greatest(least(coalesce(sum(explained), 0), 100000000000000), -100000000000000) AS explained,
		count(*) filter (where state = 'unpaid') AS unpaid,
		count(*) filter (where state = 'paid-late') AS paid_late,
		count(*) filter (where state = 'refunded') AS refunded_orders,
		count(*) filter (where state = 'cancelled') AS cancelled,
		count(*) filter (where state = 'returned') AS returned,
		count(*) filter (where state = 'owed') AS owed,
		greatest(least(coalesce(sum(expected) filter (where state = 'owed'), 0), 100000000000000), -100000000000000) AS owed_amount,
		count(*) filter (where state in ('left-out', 'cancelled', 'returned') and received <> 0) AS left_out,
		greatest(least(coalesce(sum(received) filter (where state in ('left-out', 'cancelled', 'returned')), 0), 100000000000000), -100000000000000) AS left_out_amount
	FROM found GROUP BY user_id, closing_id
)
UPDATE closings SET figures = jsonb_build_object(
	'hasOrders', true,
	'hasResults', summed.matched > 0 OR EXISTS (
		SELECT FROM file WHERE file.user_id = summed.user_id AND file.closing_id = summed.closing_id AND slot = 'income'
	),
	'matched', summed.matched, 'totalDifference', summed.total, 'differences', summed.differences, 'unmatched', summed.unmatched,
	'lost', summed.lost, 'sums', jsonb_build_object(
		'expected', summed.expected, 'received', summed.received, 'refunded', summed.refunded, 'awaited', summed.awaited,
		'otherOrders', 0, 'otherReceived', 0,
		'counts', jsonb_build_object(
			'unpaid', summed.unpaid, 'paidLate', summed.paid_late, 'refunded', summed.refunded_orders, 'cancelled', summed.cancelled, 'returned', summed.returned
		)
	)
	|| CASE WHEN summed.owed > 0 THEN jsonb_build_object('owed', jsonb_build_object('count', summed.owed, 'amount', summed.owed_amount)) ELSE '{}' END
	|| CASE WHEN summed.left_out > 0
		THEN jsonb_build_object('leftOut', jsonb_build_object('count', summed.left_out, 'amount', summed.left_out_amount)) ELSE '{}' END
	|| CASE WHEN summed.explained > 0 THEN jsonb_build_object('explained', summed.explained) ELSE '{}' END
	|| CASE WHEN rests IS NOT NULL THEN jsonb_build_object('rests', rests) ELSE '{}' END
)
FROM summed LEFT JOIN rests USING (user_id, closing_id)
WHERE closings.user_id = summed.user_id AND closings.id = summed.closing_id;
