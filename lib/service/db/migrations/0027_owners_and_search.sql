CREATE TABLE "assignments" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"object" text NOT NULL,
	"person_id" uuid NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignments_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "assignments_mode_known" CHECK ("assignments"."mode" in ('test', 'live')),
	CONSTRAINT "assignments_object_known" CHECK ("assignments"."object" in ('filing', 'case'))
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_by_person" ON "assignments" USING btree ("organization_id","mode","person_id","id");--> statement-breakpoint
CREATE INDEX "businesses_number" ON "businesses" USING btree ("organization_id","mode","registration_number");--> statement-breakpoint
CREATE INDEX "filings_number" ON "filings" USING btree ("organization_id","mode","registration_number");--> statement-breakpoint
select guard_tenant_rows('assignments');
