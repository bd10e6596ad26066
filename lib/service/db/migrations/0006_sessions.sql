-- A session stands while its row does: each request reads it. Nobody but the service itself may read or write one.
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"person_id" uuid NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"organization_id" uuid NOT NULL REFERENCES "organizations"("id") ON DELETE CASCADE,
	"method" text NOT NULL,
	"address" text,
	"agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_hash" ON "sessions" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("person_id","id");
--> statement-breakpoint
-- Where a person has signed in from before: a wrong password from elsewhere does not keep them out there.
CREATE TABLE "known_addresses" (
	"person_id" uuid NOT NULL REFERENCES "people"("id") ON DELETE CASCADE,
	"address_hash" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_addresses_person_id_address_hash_pk" PRIMARY KEY("person_id","address_hash")
);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['sessions', 'known_addresses'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;
--> statement-breakpoint
-- Whoever changes a password or a membership, by an operation or by hand, ends the sessions that rest on it.
create function end_sessions_of_person() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now() where person_id = new.id and ended_at is null;
  return null;
end $$;
--> statement-breakpoint
create trigger password_ends_sessions after update on people for each row
  when (old.password_hash is distinct from new.password_hash) execute function end_sessions_of_person();
--> statement-breakpoint
create function end_sessions_of_member() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now()
  where person_id = old.person_id and organization_id = old.organization_id and ended_at is null;
  return null;
end $$;
--> statement-breakpoint
create trigger role_ends_sessions after update on memberships for each row
  when (old.role is distinct from new.role) execute function end_sessions_of_member();
--> statement-breakpoint
create trigger removal_ends_sessions after delete on memberships
  for each row execute function end_sessions_of_member();
