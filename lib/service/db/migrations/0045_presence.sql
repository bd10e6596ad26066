CREATE TABLE "presences" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presences_organization_id_mode_subject_id_person_id_pk" PRIMARY KEY("organization_id","mode","subject_id","person_id"),
	CONSTRAINT "presences_mode_known" CHECK ("presences"."mode" in ('test', 'live'))
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select guard_tenant_rows('presences');
