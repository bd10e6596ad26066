CREATE TABLE "snoozes" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"object" text NOT NULL,
	"until" date NOT NULL,
	"snoozed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "snoozes_organization_id_mode_person_id_id_pk" PRIMARY KEY("organization_id","mode","person_id","id"),
	CONSTRAINT "snoozes_mode_known" CHECK ("snoozes"."mode" in ('test', 'live')),
	CONSTRAINT "snoozes_object_known" CHECK ("snoozes"."object" in ('case', 'obligation', 'agent_mail', 'approval', 'filing', 'plan', 'document', 'webhook_endpoint'))
);
--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_object_known";--> statement-breakpoint
ALTER TABLE "snoozes" ADD CONSTRAINT "snoozes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snoozes" ADD CONSTRAINT "snoozes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filings_standing" ON "filings" USING btree ("organization_id","mode","status_changed_at","id") WHERE status <> 'completed' and status <> 'canceled';--> statement-breakpoint
CREATE INDEX "plans_unfinished" ON "plans" USING btree ("organization_id","mode","updated_at","id") WHERE deleted_at is null and submitted_at is null;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_object_known" CHECK ("assignments"."object" in ('filing', 'case', 'agent_mail', 'plan', 'obligation'));--> statement-breakpoint
select guard_tenant_rows('snoozes');
