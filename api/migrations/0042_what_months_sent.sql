-- What other months paid is applied once to the figures and rows that an earlier version stored, as it was shown. Payments that
-- may be those of an earlier file, by their days, count once.
CREATE TEMP TABLE "late_counted" ON COMMIT DROP AS
WITH RECURSIVE numbered AS (
	SELECT late.*, coalesce(late.payments::jsonb, '[]') AS days,
		row_number() OVER (
			PARTITION BY late.user_id, late.closing_id, late.order_id ORDER BY paid.year, paid.month, paid.sequence
		) AS n,
		coalesce(json_array_length(late.payments), 0) BETWEEN 1 AND 19 AND NOT EXISTS (
			SELECT FROM json_array_elements(late.payments) one WHERE one->>'day' !~ '^\d{4}-\d\d-\d\d$'
		) AS has_days
	FROM late_payments late JOIN closings paid ON paid.user_id = late.user_id AND paid.id = late.paid_in
	WHERE late.difference IS NOT NULL AND NOT EXISTS (
		SELECT FROM closings own WHERE own.user_id = late.user_id AND own.id = late.closing_id
			AND concat(own.errors, own.unmatched) ~ '\\u(0000|[dD][89a-fA-F])'
	)
), walked AS (
	SELECT user_id, closing_id, order_id, n, true AS counted, days AS known, has_days FROM numbered WHERE n = 1
	UNION ALL
	SELECT next.user_id, next.closing_id, next.order_id, next.n, is_new,
		CASE WHEN is_new THEN known || days ELSE known END, walked.has_days
	FROM walked
		JOIN numbered next ON next.user_id = walked.user_id AND next.closing_id = walked.closing_id
			AND next.order_id = walked.order_id AND next.n = walked.n + 1
		CROSS JOIN LATERAL (
			SELECT walked.has_days AND next.has_days AND NOT EXISTS (
				SELECT FROM jsonb_array_elements(known) one, jsonb_array_elements(days) other
				WHERE one->>'day' = other->>'day' OR (one->'amount' = other->'amount'
					AND CASE WHEN walked.has_days AND next.has_days
						THEN abs((one->>'day')::date - (other->>'day')::date) = 1 END)
			) AS is_new
		) AS told
)
SELECT numbered.* FROM walked JOIN numbered USING (user_id, closing_id, order_id, n) WHERE counted;
--> statement-breakpoint
CREATE TEMP TABLE "late_orders" ON COMMIT DROP AS
SELECT one.*, CASE
	WHEN files = 1 THEN alone
	WHEN abs(received + refunded + coalesce(own_difference, -expected)) < 10 THEN 0
	ELSE received + refunded + coalesce(own_difference, -expected)
END AS difference
FROM (
	SELECT user_id, closing_id, order_id, count(*) AS files,
		sum(coalesce(received, 0)) AS received, sum(coalesce(refunded, 0)) AS refunded,
		max(difference) FILTER (WHERE n = 1) AS alone,
		coalesce(max(expected) FILTER (WHERE n = 1), 0) AS expected,
		coalesce(bool_or(unpaid) FILTER (WHERE n = 1), false) AS unpaid,
		max(own_difference) FILTER (WHERE n = 1) AS own_difference,
		coalesce(max(own_explained) FILTER (WHERE n = 1), 0) AS own_explained,
		coalesce(max(own_refunded) FILTER (WHERE n = 1), 0) AS own_refunded,
		coalesce(max(CASE WHEN rows > 1 THEN explained_together ELSE explained END) FILTER (WHERE n = 1), 0) AS explained,
		(array_agg(CASE WHEN rows > 1 THEN rests->'together' ELSE rests->'now' END ORDER BY n))[1] AS rest,
		(array_agg(rests->'own' ORDER BY n))[1] AS own_rest,
		json_agg(came ORDER BY n) AS came,
		json_agg(days ORDER BY n) AS payments
	FROM (SELECT *, count(*) OVER (PARTITION BY user_id, closing_id, order_id) AS rows FROM late_counted) AS counted
	GROUP BY user_id, closing_id, order_id
) AS one;
--> statement-breakpoint
CREATE TEMP TABLE "left_orders" ON COMMIT DROP AS
SELECT user_id, closing_id, order_id, max(expected) AS expected
FROM repeated_orders repeated
WHERE loss IS NULL AND NOT is_unpaid
	AND NOT EXISTS (
		SELECT FROM late_payments late WHERE late.user_id = repeated.user_id AND late.closing_id = repeated.closing_id
			AND late.order_id = repeated.order_id AND late.difference IS NOT NULL
	)
	AND (is_paid OR is_left OR EXISTS (
		SELECT FROM late_payments late WHERE late.user_id = repeated.user_id AND late.closing_id = repeated.paid_in
			AND late.order_id = repeated.order_id AND late.difference IS NOT NULL
	))
	AND NOT EXISTS (
		SELECT FROM closings own WHERE own.user_id = repeated.user_id AND own.id = repeated.closing_id
			AND concat(own.errors, own.unmatched) ~ '\\u(0000|[dD][89a-fA-F])'
	)
GROUP BY user_id, closing_id, order_id;
--> statement-breakpoint
CREATE TEMP TABLE "asked_orders" ON COMMIT DROP AS
SELECT DISTINCT ON (repeated.user_id, repeated.closing_id, repeated.order_id) repeated.user_id, repeated.closing_id, repeated.order_id,
	coalesce(late.difference, (loss->>'difference')::bigint, 0) AS difference,
	CASE WHEN late.order_id IS NULL THEN coalesce((loss->>'explained')::bigint, 0) ELSE late.explained END AS explained,
	CASE WHEN late.order_id IS NULL THEN loss->'rest' ELSE late.rest END AS rest
FROM repeated_orders repeated
	LEFT JOIN late_orders late ON late.user_id = repeated.user_id AND late.closing_id = repeated.closing_id
		AND late.order_id = repeated.order_id
WHERE loss IS NOT NULL OR (is_paid AND late.order_id IS NOT NULL)
ORDER BY repeated.user_id, repeated.closing_id, repeated.order_id;
--> statement-breakpoint
CREATE TEMP TABLE "late_sums" ON COMMIT DROP AS
SELECT closings.user_id, closings.id, (
	SELECT json_object_agg(key, value) FROM (VALUES
		('expected', to_json((sums->>'expected')::bigint + late.now_expected - gone.expected)),
		('received', to_json((sums->>'received')::bigint + late.received)),
		('refunded', to_json((sums->>'refunded')::bigint + late.refunded)),
		('awaited', to_json((sums->>'awaited')::bigint - late.was_awaited - gone.expected)),
		('otherOrders', sums->'otherOrders'),
		('otherReceived', sums->'otherReceived'),
		('owed', CASE WHEN (sums->'owed'->>'count')::int > late.owed + gone.owed THEN json_build_object(
			'count', (sums->'owed'->>'count')::int - late.owed - gone.owed,
			'amount', (sums->'owed'->>'amount')::bigint - late.owed_amount - gone.owed_amount
		) END),
		('leftOut', sums->'leftOut'),
		('counts', CASE WHEN sums->'counts' IS NOT NULL THEN json_strip_nulls(json_build_object(
			'unpaid', (sums->'counts'->>'unpaid')::int - late.unpaid,
			'paidLate', sums->'counts'->'paidLate',
			'cancelled', sums->'counts'->'cancelled',
			'returned', sums->'counts'->'returned',
			'refunded', (sums->'counts'->>'refunded')::int + late.refunded_orders
		)) END),
		('explained', to_json(nullif(greatest(
			coalesce((sums->>'explained')::bigint, 0) + late.explained + asked.explained, 0
		), 0))),
		('rests', (
			SELECT json_agg(json_build_object('until', until, 'amount', amount) ORDER BY until NULLS LAST) FROM (
				SELECT rest->>'until' AS until, sum(sign * (rest->>'amount')::bigint) AS amount FROM (
					SELECT 1 AS sign, rest FROM json_array_elements(sums->'rests') rest
					UNION ALL SELECT 1, rest FROM late_orders one WHERE one.user_id = closings.user_id AND closing_id = closings.id
					UNION ALL SELECT -1, own_rest FROM late_orders one
						WHERE one.user_id = closings.user_id AND closing_id = closings.id AND own_difference IS NOT NULL
					UNION ALL SELECT -1, rest FROM asked_orders one WHERE one.user_id = closings.user_id AND closing_id = closings.id
				) AS every WHERE rest IS NOT NULL GROUP BY 1
			) AS by_day WHERE amount > 0
		)),
		('adjustments', sums->'adjustments'),
		('audit', sums->'audit')
	) AS parts(key, value) WHERE value IS NOT NULL
) AS sums
FROM closings
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(received), 0) AS received, coalesce(sum(refunded), 0) AS refunded,
			coalesce(sum(expected) FILTER (WHERE unpaid OR (own_difference IS NULL AND expected < 0)), 0) AS now_expected,
			coalesce(sum(expected) FILTER (WHERE NOT unpaid AND own_difference IS NULL AND expected >= 0), 0) AS was_awaited,
			count(*) FILTER (WHERE NOT unpaid AND own_difference IS NULL AND expected < 0) AS owed,
			coalesce(sum(expected) FILTER (WHERE NOT unpaid AND own_difference IS NULL AND expected < 0), 0) AS owed_amount,
			count(*) FILTER (WHERE unpaid) AS unpaid,
			count(*) FILTER (WHERE difference = 0 AND refunded + own_refunded <> 0) AS refunded_orders,
			coalesce(sum(explained - CASE WHEN own_difference IS NULL THEN 0 ELSE own_explained END), 0) AS explained
		FROM late_orders one WHERE one.user_id = closings.user_id AND closing_id = closings.id
	) AS late
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(expected) FILTER (WHERE expected >= 0), 0) AS expected,
			count(*) FILTER (WHERE expected < 0) AS owed, coalesce(sum(expected) FILTER (WHERE expected < 0), 0) AS owed_amount
		FROM left_orders one WHERE one.user_id = closings.user_id AND closing_id = closings.id
	) AS gone
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(greatest(-difference, 0) - explained), 0) AS explained
		FROM asked_orders one WHERE one.user_id = closings.user_id AND closing_id = closings.id
	) AS asked
WHERE sums IS NOT NULL AND (user_id, id) IN (
	SELECT user_id, closing_id FROM late_orders UNION SELECT user_id, closing_id FROM left_orders UNION SELECT user_id, closing_id FROM asked_orders
);
--> statement-breakpoint
UPDATE closings SET sums = late_sums.sums FROM late_sums WHERE late_sums.user_id = closings.user_id AND late_sums.id = closings.id;
--> statement-breakpoint
UPDATE closings SET
	quantity = quantity + late.matched,
	total_difference = total_difference + late.changed,
	difference_count = difference_count + late.differing - late.differed,
	lost = closings.lost + late.lost,
	unmatched_count = unmatched_count - late.matched - late.gone,
	errors = late.errors,
	unmatched = late.unmatched
FROM (
	SELECT own.user_id, own.id,
		(SELECT count(*) FROM left_orders one WHERE one.user_id = own.user_id AND closing_id = own.id) AS gone,
		coalesce(sums.matched, 0) AS matched, coalesce(sums.changed, 0) AS changed, coalesce(sums.differing, 0) AS differing,
		coalesce(sums.differed, 0) AS differed, coalesce(sums.lost, 0) AS lost,
		(
			SELECT coalesce(json_agg(one ORDER BY place) FILTER (WHERE late.order_id IS NULL AND gone.order_id IS NULL), '[]')
			FROM json_array_elements(own.unmatched) WITH ORDINALITY AS rows(one, place)
				LEFT JOIN late_orders late ON late.user_id = own.user_id AND late.closing_id = own.id
					AND late.order_id = one->>'ID do pedido' AND own_difference IS NULL
				LEFT JOIN left_orders gone ON gone.user_id = own.user_id AND gone.closing_id = own.id
					AND gone.order_id = one->>'ID do pedido'
		) AS unmatched,
		(
			SELECT coalesce(json_agg(row ORDER BY list, place) FILTER (WHERE row IS NOT NULL), '[]') FROM (
				SELECT 1 AS list, place, CASE WHEN late.order_id IS NULL THEN one WHEN late.difference <> 0 THEN (
					SELECT json_object_agg(key, coalesce(now.value, was.value)) FROM json_each(one) was
						FULL JOIN (
							SELECT 'Diferenca' AS key, to_json(round(late.difference / 100.0, 2)) AS value
							UNION ALL SELECT 'came', (
								SELECT json_object_agg(key, amount) FROM (
									SELECT part.key, sum(part.value::text::bigint) AS amount
									FROM (SELECT paid FROM json_array_elements(late.came) AS list(paid) UNION ALL SELECT one->'came') AS every, json_each(every.paid) part
									GROUP BY part.key
								) AS parts
							)
							UNION ALL SELECT 'payments', (
								SELECT json_agg(day ORDER BY day->>'day') FROM (
									SELECT day FROM json_array_elements(late.payments) AS list(days), json_array_elements(list.days) AS every(day)
									UNION ALL SELECT day FROM json_array_elements(one->'payments') AS own_days(day)
								) AS every
							)
						) AS now USING (key)
					WHERE key NOT IN ('reason', 'causes')
				) END AS row
				FROM json_array_elements(own.errors) WITH ORDINALITY AS rows(one, place)
					LEFT JOIN late_orders late ON late.user_id = own.user_id AND late.closing_id = own.id
						AND late.order_id = one->>'ID do pedido' AND own_difference IS NOT NULL
				UNION ALL
				SELECT 2, place, (
					SELECT json_object_agg(key, value) FROM (
						SELECT key, value FROM json_each(one)
						WHERE key IN ('ID do pedido', 'Data de criação do pedido', 'items', 'numbers', 'deliveredOn', 'billed')
						UNION ALL SELECT 'Diferenca', to_json(round(late.difference / 100.0, 2))
						UNION ALL SELECT 'info', to_json(CASE marketplace
							WHEN 'mercadoLivre' THEN 'Liberado com outro valor, verifique com o Mercado Livre'
							WHEN 'shein' THEN 'Faturado com outro valor, verifique com a Shein'
							WHEN 'shopee' THEN CASE WHEN late.difference = freight THEN 'Possível problema em SUBTOTAL DO FRETE'
								ELSE 'Erro desconhecido, verifique com o suporte da Shopee' END
						END)
						UNION ALL SELECT 'expected', coalesce(one->'parts', json_build_object(
							'subtotal', round((one->>'subtotal')::numeric * 100),
							'commission', round((one->>'taxaComissao')::numeric * 100),
							'serviceFee', round((one->>'taxaServico')::numeric * 100),
							'sellerCoupon', round((one->>'cupomVendedor')::numeric * 100)
						))
						UNION ALL SELECT 'came', paid.came
						UNION ALL SELECT 'payments', every.days WHERE every.days IS NOT NULL
					) AS parts
				)
				FROM json_array_elements(own.unmatched) WITH ORDINALITY AS rows(one, place)
					JOIN late_orders late ON late.user_id = own.user_id AND late.closing_id = own.id
						AND late.order_id = one->>'ID do pedido' AND own_difference IS NULL AND late.difference <> 0
					CROSS JOIN LATERAL (
						SELECT json_object_agg(key, amount) AS came, coalesce(sum(amount) FILTER (WHERE key LIKE 'freight%'), 0) AS freight
						FROM (
							SELECT part.key, sum(part.value::text::bigint) AS amount
							FROM json_array_elements(late.came) AS list(paid), json_each(list.paid) part GROUP BY part.key
						) AS summed
					) AS paid
					CROSS JOIN LATERAL (
						SELECT json_agg(day ORDER BY day->>'day') AS days
						FROM json_array_elements(late.payments) AS list(days), json_array_elements(list.days) AS one_day(day)
					) AS every
			) AS all_rows
		) AS errors
	FROM closings own LEFT JOIN (
		SELECT user_id, closing_id,
			count(*) FILTER (WHERE own_difference IS NULL) AS matched,
			sum(difference - coalesce(own_difference, 0)) AS changed,
			count(*) FILTER (WHERE difference <> 0) AS differing,
			count(own_difference) AS differed,
			sum(greatest(-difference, 0) - greatest(-coalesce(own_difference, 0), 0)) AS lost
		FROM late_orders GROUP BY user_id, closing_id
	) AS sums ON sums.user_id = own.user_id AND sums.closing_id = own.id
	WHERE (own.user_id, own.id) IN (SELECT user_id, closing_id FROM late_orders UNION SELECT user_id, closing_id FROM left_orders)
) AS late
WHERE closings.user_id = late.user_id AND closings.id = late.id;
--> statement-breakpoint
DROP TABLE "late_counted", "late_orders", "left_orders", "asked_orders", "late_sums";
--> statement-breakpoint
DROP TABLE "late_payments" CASCADE;--> statement-breakpoint
DROP TABLE "repeated_orders" CASCADE;--> statement-breakpoint
ALTER TABLE "closings" DROP COLUMN "outdated";