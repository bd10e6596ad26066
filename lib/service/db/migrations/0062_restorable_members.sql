ALTER TABLE "removed_members" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "removed_members" ADD COLUMN "membership" jsonb;--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_removed_by_people_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A removal ends when the person becomes a member again.
delete from removed_members removal using memberships member
  where member.organization_id = removal.organization_id and member.person_id = removal.person_id;
