SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
CREATE SCHEMA simulator;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.access_records (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    ip text NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.access_records ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.access_records_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.agreements (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    version text NOT NULL,
    occasion text NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.agreements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.agreements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.attempts (
    key_sha256 text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.closing_orders (
    closing_id uuid NOT NULL,
    order_id text NOT NULL,
    version integer NOT NULL,
    state text,
    note text NOT NULL,
    recovered bigint NOT NULL,
    date date
);
CREATE TABLE public.closings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    sequence bigint NOT NULL,
    month smallint NOT NULL,
    year smallint NOT NULL,
    requests json DEFAULT '[]'::json NOT NULL,
    errors json DEFAULT '[]'::json NOT NULL,
    unmatched json DEFAULT '[]'::json NOT NULL,
    quantity bigint DEFAULT 0 NOT NULL,
    total_errors numeric DEFAULT 0 NOT NULL,
    has_results boolean DEFAULT false NOT NULL,
    outdated boolean DEFAULT false NOT NULL,
    has_orders boolean DEFAULT false NOT NULL,
    difference_count integer DEFAULT 0 NOT NULL,
    unmatched_count integer DEFAULT 0 NOT NULL,
    lost numeric DEFAULT 0 NOT NULL,
    receipts json DEFAULT '{"orders":null,"income":null}'::json NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    CONSTRAINT closings_month CHECK (((month >= 1) AND (month <= 12))),
    CONSTRAINT closings_year CHECK (((year >= 0) AND (year <= 99)))
);
ALTER TABLE public.closings ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.closings_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.coupons (
    code text NOT NULL,
    discount integer NOT NULL,
    until date,
    use_limit integer,
    uses integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.fee_settings (
    user_id uuid NOT NULL,
    version integer NOT NULL,
    chosen jsonb NOT NULL,
    own jsonb NOT NULL
);
CREATE TABLE public.feedback (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    stars smallint NOT NULL,
    comment text NOT NULL,
    given_at timestamp with time zone NOT NULL,
    CONSTRAINT feedback_stars CHECK (((stars >= 1) AND (stars <= 5)))
);
ALTER TABLE public.feedback ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.gateway_events (
    id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
CREATE TABLE public.known_devices (
    token_sha256 text NOT NULL,
    user_id uuid NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.late_payments (
    closing_id uuid NOT NULL,
    order_id text NOT NULL,
    paid_in uuid NOT NULL,
    difference bigint,
    came json NOT NULL
);
CREATE TABLE public.listings (
    user_id uuid NOT NULL,
    marketplace text NOT NULL,
    id text NOT NULL,
    sequence bigint NOT NULL,
    title text NOT NULL,
    product_cost double precision NOT NULL,
    variable_cost double precision NOT NULL,
    profit_margin double precision NOT NULL,
    monthly_billing double precision NOT NULL,
    charges double precision NOT NULL,
    fix_cost double precision NOT NULL,
    sale_price double precision,
    net_margin double precision NOT NULL,
    free_shipping boolean,
    ml_tax double precision,
    shipping_cost double precision,
    peso double precision,
    sku text
);
ALTER TABLE public.listings ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.listings_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail_deliveries (
    job_id uuid NOT NULL,
    handed_over_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone
);
CREATE TABLE public.one_time_tokens (
    token_sha256 text NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.page_visits (
    day date NOT NULL,
    page text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.payers (
    user_id uuid NOT NULL,
    gateway_id text NOT NULL
);
CREATE TABLE public.payments (
    id text NOT NULL,
    subscription_id uuid NOT NULL,
    state text NOT NULL,
    cycle text NOT NULL,
    value integer NOT NULL,
    due_date date NOT NULL,
    paid_on date,
    receipt_url text
);
CREATE TABLE public.second_factors (
    user_id uuid NOT NULL,
    secret text NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step integer DEFAULT 0 NOT NULL,
    recovery_hashes jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE public.security_events (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    outcome text NOT NULL,
    ip text NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.security_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    token_sha256 text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.shop_configs (
    user_id uuid NOT NULL,
    monthly_billing double precision NOT NULL,
    charges double precision NOT NULL,
    fix_cost double precision NOT NULL
);
CREATE TABLE public.subscription_notices (
    user_id uuid NOT NULL,
    subject text NOT NULL,
    told_at timestamp with time zone NOT NULL
);
CREATE TABLE public.subscriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    stage text NOT NULL,
    cycle text NOT NULL,
    billing_type text NOT NULL,
    monthly_price integer NOT NULL,
    yearly_price integer NOT NULL,
    coupon text,
    discount integer NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    gateway_id text,
    next_due_date date,
    card_brand text,
    card_last_digits text,
    ending_since timestamp with time zone,
    is_refunding boolean DEFAULT false NOT NULL,
    ended_at timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    coupon_waits boolean DEFAULT false NOT NULL
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    canal text NOT NULL,
    phone text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    pending_email text,
    confirmed_at timestamp with time zone,
    trial_end_at timestamp with time zone,
    pending_email_since timestamp with time zone
);
CREATE TABLE simulator.deliveries (
    "position" bigint NOT NULL,
    body jsonb NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone
);
CREATE SEQUENCE simulator.deliveries_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE simulator.deliveries_position_seq OWNED BY simulator.deliveries."position";
CREATE TABLE simulator.records (
    id text NOT NULL,
    kind text NOT NULL,
    "position" bigint NOT NULL,
    shown jsonb NOT NULL,
    hidden jsonb NOT NULL
);
CREATE SEQUENCE simulator.records_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE simulator.records_position_seq OWNED BY simulator.records."position";
CREATE TABLE simulator.settings (
    key text NOT NULL,
    value jsonb NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
ALTER TABLE ONLY simulator.deliveries ALTER COLUMN "position" SET DEFAULT nextval('simulator.deliveries_position_seq'::regclass);
ALTER TABLE ONLY simulator.records ALTER COLUMN "position" SET DEFAULT nextval('simulator.records_position_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'cdb9c71c1022ff512225f847e55f379e39fdb8ffb68a409cfa672e38a0f408a1', 1795184551097);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '390961a0fff5ce7d0c2d70df26fa34041f13512e0e5abcf5a78c1072d8c6ad4b', 1795191117099);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, 'd359a69366aec0f88abe3eb953eb5842c8440f76f05e669d670b88c4eb74c2b9', 1795194791738);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '972f64cf64da81e30324380d68f4ef74cc19000a2e0d828ab4a46e9fbbd39bc8', 1795196978026);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '26f0c5004df405bcab03dc7994ee1d298d7f1ee34bbb5733f0e6ce2a73d29d7c', 1795199076237);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, '8697d5fe190892d0a28147e0711536e2d2049767c46250c380af41d65d021d4f', 1795206479835);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, '239277ceb0f314b5578643ea9d45f89549d4a3657f1a5b40559563fd8c184172', 1795214044062);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '0a7f6f329894e9b5a00676a30d18117cefb47e66b12432912b8796da515c1d16', 1795292910993);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, 'df0f920bd0b1e2556f21991655dd807c2ddd8a91950d16b7f94aeb7e43c534c9', 1795328335500);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, '1beb7cf323b6c56d70a2f67712c73ffb154e43b8f0a86b55e9a1f3bca2db2402', 1795330397792);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, '44201b7de9efaa152350ab98df8ffea454e80cbdac0220f79ad7f94783f1673f', 1795330403216);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, '130a4081e7c6c8defca7f6865dabb931f4f4014bcf23b9d1587be0238dc4de64', 1795331750935);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, 'b5ab96126ad3138d1a29562ad66cb8ee38b248a6545d4d2128db0e0abb84daea', 1795332795618);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, 'a253afb828cb1a55f541fef33f5c8f1d758160cb3c42e81792935a1cfc572293', 1795333168854);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, 'fa95f03cbfb6c7ada180f0c2aadf996b25d1a2df3fe918d457494c21d72da942', 1795333847095);
INSERT INTO public.access_records OVERRIDING SYSTEM VALUE VALUES (1, 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', '127.0.0.1', '2026-11-22 09:31:43.382+00');
INSERT INTO public.agreements OVERRIDING SYSTEM VALUE VALUES (1, 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', '2026-11-22', 'sign-up', '2026-11-22 09:31:41.369+00');
INSERT INTO public.agreements OVERRIDING SYSTEM VALUE VALUES (2, 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', '2026-11-22', 'purchase', '2026-11-22 09:32:29.726+00');
INSERT INTO public.attempts VALUES ('31e224cdbf98df6aefca45397e54de262de31be4441869e2fcac7a2bd51bd01a', '2026-11-22 09:31:40.248+00', 1);
INSERT INTO public.attempts VALUES ('b3f6be1742a9b36299d871a24a87828868a9fbbef977e4c41c561f9d54063232', '2026-11-22 09:31:41.168+00', 1);
INSERT INTO public.attempts VALUES ('ae46e713e74c9d9b044eb8bad6c772add498fd8ff060762a00f66975e7b93846', '2026-11-22 09:31:43.177+00', 1);
INSERT INTO public.attempts VALUES ('b72c7c4f160bb7a8ba3ff3a1a9cdb96a47f7178b70bacb58af9f715f4b3284ec', '2026-11-22 09:31:43.245+00', 0);
INSERT INTO public.closing_orders VALUES ('9815a0e7-98f9-41bd-af6e-104845bed9dc', 'E', 1, 'contestado', '', 0, '2026-11-22');
INSERT INTO public.closings OVERRIDING SYSTEM VALUE VALUES ('539e5a0d-2727-4e12-8710-81b2a0c66697', 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 2, 4, 26, '[{"ID do pedido":"C","Status do pedido":"Concluído","Cancelar Motivo":"","Status da Devolução / Reembolso":"","Data de criação do pedido":"2026-03-30 10:00","Subtotal do produto":10,"Cupom do vendedor":0,"Taxa de comissão":1,"Taxa de serviço":1,"Nome do Produto":[],"Quantidade":0}]', '[]', '[]', 1, 0, true, false, true, 0, 0, 0, '{"income": [{"rows": 3, "used": 3, "sheet": "dados", "orders": 3, "leftOut": {"fees": 0, "texts": 0, "copies": 0, "partly": 0, "details": 0, "refunds": 0, "refunded": 0, "repeated": 0, "cancelled": 0, "withoutId": 0}, "fileName": "renda-abril.xlsx", "warnings": [{"kind": "without-columns", "count": 3, "orders": 0, "columns": ["Taxa de frete paga pela Shopee em seu nome ou Frete cobrado pelo parceiro logístico ou Taxa de frete real paga pela Shopee", "Desconto de frete pela Shopee", "Taxa de frete paga pelo comprador"], "orderIds": []}], "unreadableValues": 0}], "orders": [{"rows": 1, "used": 1, "sheet": "dados", "orders": 1, "leftOut": {"fees": 0, "texts": 0, "copies": 0, "partly": 0, "details": 0, "refunds": 0, "refunded": 0, "repeated": 0, "cancelled": 0, "withoutId": 0}, "fileName": "abril.xlsx", "warnings": [], "unreadableValues": 0}], "orderMonths": {"2026-03": 1}}', 2);
INSERT INTO public.closings OVERRIDING SYSTEM VALUE VALUES ('9815a0e7-98f9-41bd-af6e-104845bed9dc', 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 1, 3, 26, '[{"ID do pedido":"A","Status do pedido":"Concluído","Cancelar Motivo":"","Status da Devolução / Reembolso":"","Data de criação do pedido":"2026-03-30 10:00","Subtotal do produto":10,"Cupom do vendedor":0,"Taxa de comissão":1,"Taxa de serviço":1,"Nome do Produto":[],"Quantidade":0},{"ID do pedido":"B","Status do pedido":"Concluído","Cancelar Motivo":"","Status da Devolução / Reembolso":"","Data de criação do pedido":"2026-03-30 10:00","Subtotal do produto":20,"Cupom do vendedor":0,"Taxa de comissão":1,"Taxa de serviço":1,"Nome do Produto":[],"Quantidade":0},{"ID do pedido":"D","Status do pedido":"Concluído","Cancelar Motivo":"","Status da Devolução / Reembolso":"","Data de criação do pedido":"2026-03-30 10:00","Subtotal do produto":40,"Cupom do vendedor":0,"Taxa de comissão":1,"Taxa de serviço":1,"Nome do Produto":[],"Quantidade":0},{"ID do pedido":"E","Status do pedido":"Concluído","Cancelar Motivo":"","Status da Devolução / Reembolso":"","Data de criação do pedido":"2026-03-30 10:00","Subtotal do produto":15.55,"Cupom do vendedor":0,"Taxa de comissão":1,"Taxa de serviço":1,"Nome do Produto":[],"Quantidade":0}]', '[{"ID do pedido":"E","Diferenca":1.7,"Data de criação do pedido":"2026-03-30 10:00","info":"Erro desconhecido, verifique com o suporte da Shopee","expected":{"subtotal":1555,"commission":100,"serviceFee":100,"sellerCoupon":0},"came":{"released":1525,"refunded":0,"freightPaidForSeller":0,"freightDiscount":0,"freightPaidByBuyer":0},"reason":"unexplained","causes":[]}]', '[{"ID do pedido":"B","Data de criação do pedido":"2026-03-30 10:00","info":"Pedido não consta no arquivo de MINHA RENDA","subtotal":20,"taxaComissao":1,"taxaServico":1,"cupomVendedor":0,"statusPedido":"Concluído","units":0},{"ID do pedido":"D","Data de criação do pedido":"2026-03-30 10:00","info":"Pedido não consta no arquivo de MINHA RENDA","subtotal":40,"taxaComissao":1,"taxaServico":1,"cupomVendedor":0,"statusPedido":"Concluído","units":0}]', 2, 1.7, true, false, true, 1, 2, 0, '{"income": [{"rows": 2, "used": 2, "sheet": "dados", "orders": 2, "leftOut": {"fees": 0, "texts": 0, "copies": 0, "partly": 0, "details": 0, "refunds": 0, "refunded": 0, "repeated": 0, "cancelled": 0, "withoutId": 0}, "fileName": "renda.xlsx", "warnings": [{"kind": "without-columns", "count": 3, "orders": 0, "columns": ["Taxa de frete paga pela Shopee em seu nome ou Frete cobrado pelo parceiro logístico ou Taxa de frete real paga pela Shopee", "Desconto de frete pela Shopee", "Taxa de frete paga pelo comprador"], "orderIds": []}], "unreadableValues": 0}], "orders": [{"rows": 4, "used": 4, "sheet": "dados", "orders": 4, "leftOut": {"fees": 0, "texts": 0, "copies": 0, "partly": 0, "details": 0, "refunds": 0, "refunded": 0, "repeated": 0, "cancelled": 0, "withoutId": 0}, "fileName": "marco.xlsx", "warnings": [], "unreadableValues": 0}], "orderMonths": {"2026-03": 4}}', 2);
INSERT INTO public.coupons VALUES ('VOLTA', 10, NULL, NULL, 0, '2026-11-22 09:31:33.916+00');
INSERT INTO public.fee_settings VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 1, '{"shein": "shein-2026-03", "shopee": "minha", "mercadoLivre": "mercado-livre-2026-08"}', '[{"id": "minha", "name": "Minha tabela", "note": null, "rules": [{"fixedFee": 3.5, "commission": 17}], "source": "contrato", "certainty": "own", "validFrom": "2026-01-01", "followedBy": null, "validUntil": null, "marketplace": "shopee"}]');
INSERT INTO public.feedback OVERRIDING SYSTEM VALUE VALUES (1, 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 5, 'muito bom', '2026-11-22 09:32:17.287+00');
INSERT INTO public.gateway_events VALUES ('evt_7467119a4dfa9f6b0f60fa7098dc7c48&416134461', '2026-11-22 09:32:30.122+00');
INSERT INTO public.gateway_events VALUES ('evt_c682ab15d8a6e6115b4312b61a5cbb0d&3430540638', '2026-11-22 09:32:30.195+00');
INSERT INTO public.gateway_events VALUES ('evt_d6080f0d24c4f9285a7bdd8d34e67d22&3805397878', '2026-11-22 09:32:30.307+00');
INSERT INTO public.known_devices VALUES ('c32a84c77b0e78cf305e33420e61e3230541985d67f47fd13a4ae56d98f49d5e', 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', '2026-11-22 09:31:43.362+00');
INSERT INTO public.late_payments VALUES ('9815a0e7-98f9-41bd-af6e-104845bed9dc', 'B', '539e5a0d-2727-4e12-8710-81b2a0c66697', 0, '{"released":1800,"refunded":0,"freightPaidForSeller":0,"freightDiscount":0,"freightPaidByBuyer":0}');
INSERT INTO public.late_payments VALUES ('9815a0e7-98f9-41bd-af6e-104845bed9dc', 'D', '539e5a0d-2727-4e12-8710-81b2a0c66697', -800, '{"released":3000,"refunded":0,"freightPaidForSeller":0,"freightDiscount":0,"freightPaidByBuyer":0}');
INSERT INTO public.listings OVERRIDING SYSTEM VALUE VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'shopee', '38748442-e70f-474b-9443-4b697bb7c210', 1, 'Novo Anúncio', 50, 0, 20, 0, 0, 0, 90, 0.2, true, 0, 0, 0, NULL);
INSERT INTO public.listings OVERRIDING SYSTEM VALUE VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'mercado-livre', '58e7225e-82ce-427e-bcd7-0c7213ae4a68', 3, 'Novo Anúncio', 80, 0, 20, 0, 0, 0, NULL, 0.2, true, 0, 0, 0, NULL);
INSERT INTO public.listings OVERRIDING SYSTEM VALUE VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'shein', '92131611-96a3-43f6-a164-1beaa4fd0060', 5, 'Novo Anúncio', 80, 0, 20, 0, 0, 0, 131.25, 0.2, true, 0, 0, 0, NULL);
INSERT INTO public.mail_deliveries VALUES ('3fc7e2d4-b90c-4a93-bdee-a7c5f994450f', '2026-11-22 09:31:41.714+00', '2026-11-22 09:31:41.714+00');
INSERT INTO public.mail_deliveries VALUES ('ba231c6a-bdda-49e6-a234-3e48db0ccb23', '2026-11-22 09:32:30.386+00', '2026-11-22 09:32:30.386+00');
INSERT INTO public.one_time_tokens VALUES ('7cea53a4e381bb9bc4d3ec528994ef412422161d73a0a2ad7422f91536b20db2', 'confirm-email', 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'joana.prado@example.com', '2026-11-22 09:31:41.678+00', '2026-11-23 09:31:41.678+00', '2026-11-22 09:31:41.764+00');
INSERT INTO public.page_visits VALUES ('2026-11-22', 'calcMercadoLivre', 1);
INSERT INTO public.page_visits VALUES ('2026-11-22', 'calcShein', 1);
INSERT INTO public.page_visits VALUES ('2026-11-22', 'analysis', 3);
INSERT INTO public.page_visits VALUES ('2026-11-22', 'adswords', 1);
INSERT INTO public.page_visits VALUES ('2026-11-22', 'vendas', 1);
INSERT INTO public.page_visits VALUES ('2026-11-22', 'calcShopee', 3);
INSERT INTO public.payers VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'cus_628141725280');
INSERT INTO public.payments VALUES ('pay_yu12oilxhu3b8937', '89cbce73-c1bf-41a5-bac5-0b222652fd7b', 'paid', 'YEARLY', 19799, '2026-11-22', '2026-11-22', 'http://localhost:4802/simulator/recibos/pay_yu12oilxhu3b8937');
INSERT INTO public.security_events OVERRIDING SYSTEM VALUE VALUES (1, 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'email-confirmed', 'ok', '127.0.0.1', '2026-11-22 09:31:41.818+00');
INSERT INTO public.security_events OVERRIDING SYSTEM VALUE VALUES (2, 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'login', 'ok', '127.0.0.1', '2026-11-22 09:31:43.429+00');
INSERT INTO public.sessions VALUES ('44277b8d6c72ce16ad70509f5143bd471007ff19445886ed7cf2d7e3bd20c454', 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', '2026-11-22 09:31:43.382+00', '2026-11-22 09:32:38.036+00', '2027-02-20 09:31:43.382+00', 'ea4236bf-3f56-4fb2-9827-2fd07049d166', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', '127.0.0.1');
INSERT INTO public.shop_configs VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 20000.5, 4.5, 1000);
INSERT INTO public.subscription_notices VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'received:pay_yu12oilxhu3b8937', '2026-11-22 09:32:30.322+00');
INSERT INTO public.subscriptions VALUES ('89cbce73-c1bf-41a5-bac5-0b222652fd7b', 'e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'live', 'YEARLY', 'CREDIT_CARD', 2999, 19799, NULL, 0, '2026-11-22 09:32:29.987+00', 'sub_8rwdqi0fg41nwvri', '2027-11-22', 'mastercard', '8829', NULL, false, NULL, 6, false);
INSERT INTO public.users VALUES ('e546d0cf-19a4-4b7c-9236-fc36ddf1cebf', 'Joana Prado', 'joana.prado@example.com', '$argon2id$v=19$m=19456,t=2,p=1$LklK0deNNLIIdoOSuJvbuQ$Y1eT0xkG6de2u5GIVkBeosuRYZO/KIcjFiHwHCKo7ow', '', '', '2026-11-22 09:31:41.362+00', NULL, '2026-11-22 09:31:41.764+00', '2026-11-29 09:31:41.764+00', NULL);
INSERT INTO simulator.records VALUES ('cus_628141725280', 'customer', 1, '{"id": "cus_628141725280", "name": "Joana Prado", "email": "joana.prado@example.com", "phone": null, "object": "customer", "address": "Avenida Paulista, Bela Vista, São Paulo - SP", "cpfCnpj": "52998224725", "deleted": false, "province": null, "complement": null, "personType": "FISICA", "postalCode": "01310100", "dateCreated": "2026-11-22", "mobilePhone": "11987654321", "observations": null, "addressNumber": "1000", "externalReference": "e546d0cf-19a4-4b7c-9236-fc36ddf1cebf", "notificationDisabled": true}', '{}');
INSERT INTO simulator.records VALUES ('pay_yu12oilxhu3b8937', 'payment', 2, '{"id": "pay_yu12oilxhu3b8937", "value": 197.99, "object": "payment", "status": "CONFIRMED", "deleted": false, "dueDate": "2026-11-22", "refunds": null, "customer": "cus_628141725280", "netValue": 191.58, "creditCard": {"creditCardBrand": "MASTERCARD", "creditCardToken": "3ff24346-6e14-49e2-86db-65170f635852", "creditCardNumber": "8829"}, "creditDate": "2026-12-24", "invoiceUrl": "http://localhost:4802/simulator/recibos/pay_yu12oilxhu3b8937", "anticipable": false, "anticipated": false, "bankSlipUrl": null, "billingType": "CREDIT_CARD", "dateCreated": "2026-11-22", "description": "Vendaclara: Plano anual", "nossoNumero": null, "paymentDate": null, "paymentLink": null, "subscription": "sub_8rwdqi0fg41nwvri", "confirmedDate": "2026-11-22", "interestValue": null, "invoiceNumber": "hu3b8937", "originalValue": null, "postalService": false, "pixTransaction": null, "originalDueDate": "2026-11-22", "clientPaymentDate": "2026-11-22", "externalReference": "89cbce73-c1bf-41a5-bac5-0b222652fd7b", "installmentNumber": null, "estimatedCreditDate": "2026-12-24", "lastInvoiceViewedDate": null, "transactionReceiptUrl": "http://localhost:4802/simulator/recibos/pay_yu12oilxhu3b8937", "lastBankSlipViewedDate": null}', '{}');
INSERT INTO simulator.records VALUES ('sub_8rwdqi0fg41nwvri', 'subscription', 4, '{"id": "sub_8rwdqi0fg41nwvri", "fine": {"type": "FIXED", "value": 0}, "cycle": "YEARLY", "split": null, "value": 197.99, "object": "subscription", "status": "ACTIVE", "deleted": false, "customer": "cus_628141725280", "discount": {"type": "FIXED", "value": 0, "limitDate": null, "dueDateLimitDays": 0}, "interest": {"type": "PERCENTAGE", "value": 0}, "creditCard": {"creditCardBrand": "MASTERCARD", "creditCardToken": "3ff24346-6e14-49e2-86db-65170f635852", "creditCardNumber": "8829"}, "billingType": "CREDIT_CARD", "dateCreated": "2026-11-22", "description": "Vendaclara: Plano anual", "nextDueDate": "2027-11-22", "paymentLink": null, "checkoutSession": null, "externalReference": "89cbce73-c1bf-41a5-bac5-0b222652fd7b"}', '{"isDeclined": false}');
INSERT INTO simulator.settings VALUES ('clock', '{"lastDay": "2026-11-22", "aheadDays": 0}');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 15, true);
SELECT pg_catalog.setval('public.access_records_id_seq', 1, true);
SELECT pg_catalog.setval('public.agreements_id_seq', 2, true);
SELECT pg_catalog.setval('public.closings_sequence_seq', 2, true);
SELECT pg_catalog.setval('public.feedback_id_seq', 1, true);
SELECT pg_catalog.setval('public.listings_sequence_seq', 6, true);
SELECT pg_catalog.setval('public.security_events_id_seq', 2, true);
SELECT pg_catalog.setval('simulator.deliveries_position_seq', 3, true);
SELECT pg_catalog.setval('simulator.records_position_seq', 4, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.access_records
    ADD CONSTRAINT access_records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key_sha256);
ALTER TABLE ONLY public.closing_orders
    ADD CONSTRAINT closing_orders_closing_id_order_id_pk PRIMARY KEY (closing_id, order_id);
ALTER TABLE ONLY public.closings
    ADD CONSTRAINT closings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.fee_settings
    ADD CONSTRAINT fee_settings_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gateway_events
    ADD CONSTRAINT gateway_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_token_sha256_user_id_pk PRIMARY KEY (token_sha256, user_id);
ALTER TABLE ONLY public.late_payments
    ADD CONSTRAINT late_payments_closing_id_order_id_paid_in_pk PRIMARY KEY (closing_id, order_id, paid_in);
ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_user_id_marketplace_id_pk PRIMARY KEY (user_id, marketplace, id);
ALTER TABLE ONLY public.mail_deliveries
    ADD CONSTRAINT mail_deliveries_pkey PRIMARY KEY (job_id);
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_sha256);
ALTER TABLE ONLY public.page_visits
    ADD CONSTRAINT page_visits_day_page_pk PRIMARY KEY (day, page);
ALTER TABLE ONLY public.payers
    ADD CONSTRAINT payers_gateway_id_unique UNIQUE (gateway_id);
ALTER TABLE ONLY public.payers
    ADD CONSTRAINT payers_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_sha256);
ALTER TABLE ONLY public.shop_configs
    ADD CONSTRAINT shop_configs_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.subscription_notices
    ADD CONSTRAINT subscription_notices_user_id_subject_pk PRIMARY KEY (user_id, subject);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_gateway_id_unique UNIQUE (gateway_id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY simulator.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY simulator.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY simulator.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
CREATE INDEX access_records_at ON public.access_records USING btree (at);
CREATE INDEX access_records_user_id ON public.access_records USING btree (user_id);
CREATE INDEX agreements_user ON public.agreements USING btree (user_id);
CREATE INDEX attempts_started_at ON public.attempts USING btree (started_at);
CREATE INDEX closings_user_id ON public.closings USING btree (user_id);
CREATE INDEX feedback_user_id ON public.feedback USING btree (user_id);
CREATE INDEX known_devices_seen_at ON public.known_devices USING btree (seen_at);
CREATE INDEX known_devices_user_id ON public.known_devices USING btree (user_id);
CREATE INDEX late_payments_paid_in ON public.late_payments USING btree (paid_in);
CREATE UNIQUE INDEX listings_sku ON public.listings USING btree (user_id, marketplace, sku);
CREATE INDEX mail_deliveries_handed_over_at ON public.mail_deliveries USING btree (handed_over_at);
CREATE INDEX one_time_tokens_expires_at ON public.one_time_tokens USING btree (expires_at);
CREATE INDEX one_time_tokens_user_id ON public.one_time_tokens USING btree (user_id);
CREATE INDEX payments_subscription ON public.payments USING btree (subscription_id);
CREATE INDEX security_events_at ON public.security_events USING btree (at);
CREATE INDEX security_events_user_id ON public.security_events USING btree (user_id, id);
CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (id);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);
CREATE INDEX subscriptions_coupon_waits ON public.subscriptions USING btree (coupon) WHERE coupon_waits;
CREATE UNIQUE INDEX subscriptions_one_open ON public.subscriptions USING btree (user_id) WHERE (stage = ANY (ARRAY['asked'::text, 'live'::text]));
CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id);
CREATE UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email));
ALTER TABLE ONLY public.agreements
    ADD CONSTRAINT agreements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.closing_orders
    ADD CONSTRAINT closing_orders_closing_id_closings_id_fk FOREIGN KEY (closing_id) REFERENCES public.closings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.closings
    ADD CONSTRAINT closings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.fee_settings
    ADD CONSTRAINT fee_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.late_payments
    ADD CONSTRAINT late_payments_closing_id_closings_id_fk FOREIGN KEY (closing_id) REFERENCES public.closings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.late_payments
    ADD CONSTRAINT late_payments_paid_in_closings_id_fk FOREIGN KEY (paid_in) REFERENCES public.closings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payers
    ADD CONSTRAINT payers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shop_configs
    ADD CONSTRAINT shop_configs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscription_notices
    ADD CONSTRAINT subscription_notices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
