CREATE TABLE "removed_members" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"provider_subject" text,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_members_organization_id_person_id_pk" PRIMARY KEY("organization_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who was removed before this, and is no member again. Who left by themselves is not among them.
insert into removed_members (organization_id, person_id, removed_at)
  select organization_id, object_id, max(created_at) from audit_entries entry
  where action = 'member.removed' and actor ->> 'id' is distinct from object_id::text
    and exists (select from people where id = object_id)
    and not exists (
      select from memberships where organization_id = entry.organization_id and person_id = entry.object_id)
  group by organization_id, object_id;
--> statement-breakpoint
select guard_tenant_rows('removed_members', '');
