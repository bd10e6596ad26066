CREATE TABLE "calendar_feeds" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"person_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_organization_id_mode_person_id_pk" PRIMARY KEY("organization_id","mode","person_id"),
	CONSTRAINT "calendar_feeds_mode_known" CHECK ("calendar_feeds"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "obligations" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"filing_id" uuid,
	"previous_id" uuid,
	"jurisdiction" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"due_words" text,
	"amount_cents" integer,
	"status" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"filed_on" date,
	"scheduled_on" date,
	"document_id" uuid,
	"note" text,
	"sources" jsonb NOT NULL,
	"confidence" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "obligations_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "obligations_mode_known" CHECK ("obligations"."mode" in ('test', 'live')),
	CONSTRAINT "obligations_kind_known" CHECK ("obligations"."kind" in ('annual_report', 'biennial_report', 'franchise_tax', 'initial_report', 'publication', 'license', 'registration_renewal', 'other')),
	CONSTRAINT "obligations_status_known" CHECK ("obligations"."status" in ('upcoming', 'due', 'overdue', 'done', 'not_applicable')),
	CONSTRAINT "obligations_confidence_known" CHECK ("obligations"."confidence" in ('primary', 'secondary', 'unverified')),
	CONSTRAINT "obligations_amount_cents_not_negative" CHECK ("obligations"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_business_id_fk" FOREIGN KEY ("organization_id","mode","business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_document_id_fk" FOREIGN KEY ("organization_id","mode","document_id") REFERENCES "public"."documents"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_hash" ON "calendar_feeds" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "obligations_successor" ON "obligations" USING btree ("organization_id","mode","previous_id");--> statement-breakpoint
CREATE INDEX "obligations_by_business" ON "obligations" USING btree ("organization_id","mode","business_id","id");--> statement-breakpoint
CREATE INDEX "obligations_by_date" ON "obligations" USING btree ("organization_id","mode","due_on","id");--> statement-breakpoint
CREATE INDEX "obligations_by_status" ON "obligations" USING btree ("organization_id","mode","status","due_on","id");--> statement-breakpoint
CREATE INDEX "obligations_becoming_due" ON "obligations" USING btree ("due_on") WHERE status in ('upcoming', 'due');
--> statement-breakpoint
select guard_tenant_rows('obligations', 'select, insert, update');
--> statement-breakpoint
select guard_tenant_rows('calendar_feeds');
