-- Several roles at once take the place of one; a suspended member keeps them and cannot come in.
ALTER TABLE "memberships" ADD COLUMN "roles" text[];--> statement-breakpoint
UPDATE "memberships" SET "roles" = ARRAY[CASE "role" WHEN 'admin' THEN 'administrator' WHEN 'filer' THEN 'preparer' ELSE 'viewer' END];--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "roles" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_roles" CHECK (cardinality("memberships"."roles") > 0);--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
drop trigger role_ends_sessions on memberships;--> statement-breakpoint
create trigger role_ends_sessions after update on memberships for each row
  when (old.roles is distinct from new.roles or old.suspended_at is distinct from new.suspended_at)
  execute function end_sessions_of_member();--> statement-breakpoint
ALTER TABLE "memberships" DROP COLUMN "role";--> statement-breakpoint
-- At most one organization runs the service: its people may be staff of the operations desk.
ALTER TABLE "organizations" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_operator" ON "organizations" USING btree ("is_operator") WHERE "organizations"."is_operator";--> statement-breakpoint
CREATE TABLE "staff" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_roles" CHECK (cardinality("staff"."roles") > 0)
);--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select guard_tenant_rows('staff', '');
