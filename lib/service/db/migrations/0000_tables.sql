CREATE TABLE "api_keys" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"last_four" text NOT NULL,
	"scope" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_address" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_keys_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"legal_name" text NOT NULL,
	"name_key" text NOT NULL,
	"entity_type" text NOT NULL,
	"formation_jurisdiction" text NOT NULL,
	"registration_jurisdiction" text NOT NULL,
	"formation_date" date,
	"registration_number" text,
	"registration_date" date,
	"registration_state" text NOT NULL,
	"owners" jsonb NOT NULL,
	"service_id" text,
	"email" text,
	"phone" text,
	"website" text,
	"principal_address" jsonb,
	"mailing_address" jsonb,
	"purpose" text,
	"management_structure" text,
	"formation_business_id" uuid,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "businesses_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "case_drafts" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_drafts_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_type" text NOT NULL,
	"parent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"summary" text NOT NULL,
	"details" text,
	"request" jsonb,
	"response" jsonb,
	"due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolution_reason" text,
	"review_at" timestamp (3) with time zone,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cases_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "document_links" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"document_id" uuid NOT NULL,
	"parent_type" text NOT NULL,
	"parent_id" uuid NOT NULL,
	CONSTRAINT "document_links_organization_id_mode_parent_id_document_id_pk" PRIMARY KEY("organization_id","mode","parent_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"types" jsonb NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"issued_on" date,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"actor" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"filing_id" uuid,
	"sequence" integer NOT NULL,
	"actor" jsonb NOT NULL,
	"object" jsonb NOT NULL,
	"previous_attributes" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "filings" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"entity_type" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"legal_name" text NOT NULL,
	"expedited_tier" text,
	"business_id" uuid NOT NULL,
	"formation_business_id" uuid,
	"parent_filing_id" uuid,
	"submission" jsonb NOT NULL,
	"rules_version" text NOT NULL,
	"fee" jsonb,
	"result" jsonb,
	"registration_number" text,
	"status_reason" text,
	"canceled_by" text,
	"canceled_at" timestamp (3) with time zone,
	"metadata" jsonb NOT NULL,
	"needs_response" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"next_step_at" timestamp (3) with time zone,
	"resource" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "filings_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"fingerprint" text NOT NULL,
	"filing_id" uuid NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_organization_id_mode_key_pk" PRIMARY KEY("organization_id","mode","key")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_organization_id_person_id_pk" PRIMARY KEY("organization_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"test_clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_states" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"jurisdiction" text NOT NULL,
	"position" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"expedited_tier" text,
	"effective_date" date,
	"idempotency_key" text NOT NULL,
	"filing_id" uuid,
	CONSTRAINT "plan_states_organization_id_mode_plan_id_jurisdiction_pk" PRIMARY KEY("organization_id","mode","plan_id","jurisdiction")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"stamps" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "registered_agents" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb,
	"reason" text,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registered_agents_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "registry_records" (
	"jurisdiction" text NOT NULL,
	"registration_number" text NOT NULL,
	"legal_name" text NOT NULL,
	"name_key" text NOT NULL,
	"entity_type" text NOT NULL,
	"status" text NOT NULL,
	"formation_date" date,
	CONSTRAINT "registry_records_jurisdiction_registration_number_pk" PRIMARY KEY("jurisdiction","registration_number")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "businesses_home" ON "businesses" USING btree ("organization_id","mode","formation_business_id");--> statement-breakpoint
CREATE INDEX "businesses_name_key" ON "businesses" USING btree ("organization_id","mode","registration_jurisdiction","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_one_registration" ON "businesses" USING btree ("organization_id","mode","formation_business_id","registration_jurisdiction") WHERE formation_business_id is not null and registration_state <> 'canceled';--> statement-breakpoint
CREATE INDEX "cases_by_parent" ON "cases" USING btree ("organization_id","mode","parent_id","id");--> statement-breakpoint
CREATE INDEX "cases_by_status" ON "cases" USING btree ("organization_id","mode","status","due_at");--> statement-breakpoint
CREATE INDEX "document_links_by_document" ON "document_links" USING btree ("organization_id","mode","document_id");--> statement-breakpoint
CREATE INDEX "documents_by_business" ON "documents" USING btree ("organization_id","mode","business_id","id");--> statement-breakpoint
CREATE INDEX "events_by_filing" ON "events" USING btree ("organization_id","mode","filing_id","sequence");--> statement-breakpoint
CREATE INDEX "filings_by_status" ON "filings" USING btree ("organization_id","mode","status","id");--> statement-breakpoint
CREATE INDEX "filings_by_jurisdiction" ON "filings" USING btree ("organization_id","mode","jurisdiction","id");--> statement-breakpoint
CREATE INDEX "filings_by_business" ON "filings" USING btree ("organization_id","mode","business_id","id");--> statement-breakpoint
CREATE INDEX "filings_by_home_business" ON "filings" USING btree ("organization_id","mode","formation_business_id","id");--> statement-breakpoint
CREATE INDEX "filings_needing_response" ON "filings" USING btree ("organization_id","mode","id") WHERE needs_response;--> statement-breakpoint
CREATE INDEX "filings_expedited" ON "filings" USING btree ("organization_id","mode","id") WHERE expedited_tier is not null;--> statement-breakpoint
CREATE INDEX "filings_next_step" ON "filings" USING btree ("organization_id","next_step_at") WHERE next_step_at is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "plans_by_business" ON "plans" USING btree ("organization_id","mode","business_id","id");--> statement-breakpoint
CREATE INDEX "registry_records_name_key" ON "registry_records" USING btree ("jurisdiction","name_key");