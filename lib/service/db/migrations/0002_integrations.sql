CREATE TABLE "filing_secrets" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"last_four" text NOT NULL,
	CONSTRAINT "filing_secrets_organization_id_mode_id_name_pk" PRIMARY KEY("organization_id","mode","id","name")
);
--> statement-breakpoint
CREATE TABLE "request_batches" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"entries" text NOT NULL,
	CONSTRAINT "request_batches_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"manual" boolean NOT NULL,
	"request_headers" jsonb NOT NULL,
	"response_status" integer,
	"response_headers" jsonb,
	"response_body" text,
	"error" text,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_attempts_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"filing_id" uuid,
	"sequence" integer NOT NULL,
	"payload" text,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"last_status" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"event_types" jsonb NOT NULL,
	"description" text,
	"status" text NOT NULL,
	"disabled_reason" text,
	"disabled_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE INDEX "request_batches_by_time" ON "request_batches" USING btree ("organization_id","mode","last_at");--> statement-breakpoint
CREATE INDEX "request_batches_expiry" ON "request_batches" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_by_delivery" ON "webhook_attempts" USING btree ("organization_id","mode","delivery_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("organization_id","mode","endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_in_order" ON "webhook_deliveries" USING btree ("organization_id","mode","endpoint_id","filing_id","sequence") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "filings_by_parent" ON "filings" USING btree ("organization_id","mode","parent_filing_id") WHERE parent_filing_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("organization_id","mode","endpoint_id","event_id");