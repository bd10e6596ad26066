CREATE TABLE "audit_heads" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	"anchor_sequence" bigint NOT NULL,
	"anchor_hash" text NOT NULL,
	"signature" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_heads_organization_id_mode_pk" PRIMARY KEY("organization_id","mode"),
	CONSTRAINT "audit_heads_mode_known" CHECK ("audit_heads"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key" text
);
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scope_known";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "personal" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_chain" ON "audit_entries" USING btree ("organization_id","mode","sequence") WHERE "audit_entries"."sequence" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("organization_id","mode","id") WHERE "audit_entries"."sequence" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_object" ON "audit_entries" USING btree ("object_id","id");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scope_known" CHECK ("api_keys"."scope" in ('full', 'read_only', 'audit'));--> statement-breakpoint
select guard_tenant_rows('audit_heads', 'select');
--> statement-breakpoint
-- Names and addresses in the trail are read by the service itself, which holds the secret of these keys.
select guard_tenant_rows('person_keys', '');
--> statement-breakpoint
-- Nobody gives an entry a place in the chain by inserting it.
create function refuse_sealed_entry() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'an audit entry is sealed after it was written';
end $$;
--> statement-breakpoint
create trigger audit_entries_begin_unsealed before insert on audit_entries for each row
  when (new.sequence is not null or new.hash is not null) execute function refuse_sealed_entry();
--> statement-breakpoint
create function keep_audit_head(tenant uuid, tenant_mode text, head json) returns void language sql
set search_path = pg_catalog, pg_temp as $$
  insert into public.audit_heads
  select h.* from json_populate_record(null::public.audit_heads,
    (head::jsonb || jsonb_build_object('organization_id', tenant, 'mode', tenant_mode))::json) h
  on conflict (organization_id, mode) do update set
    sequence = excluded.sequence, hash = excluded.hash, anchor_sequence = excluded.anchor_sequence,
    anchor_hash = excluded.anchor_hash, signature = excluded.signature, sealed_at = excluded.sealed_at;
$$;
--> statement-breakpoint
-- The one way in which an entry changes, once: it gets its place, and what is personal in it is encrypted.
create function seal_audit_entries(tenant uuid, tenant_mode text, sealed json, head json) returns void language sql
security definer set search_path = pg_catalog, pg_temp as $$
  update public.audit_entries e set
    actor = s.actor, address = s.address, personal = s.personal,
    sequence = s.sequence, previous_hash = s.previous_hash, hash = s.hash
  from json_populate_recordset(null::public.audit_entries, sealed) s
  where e.organization_id = tenant and e.mode = tenant_mode and e.id = s.id and e.sequence is null;
  select public.keep_audit_head(tenant, tenant_mode, head);
$$;
--> statement-breakpoint
-- The one way in which entries go: from the beginning of the chain, whose end says up to where.
create function drop_audit_entries(tenant uuid, tenant_mode text, through bigint, head json) returns void language sql
security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.audit_entries
  where organization_id = tenant and mode = tenant_mode and sequence <= through;
  select public.keep_audit_head(tenant, tenant_mode, head);
$$;
--> statement-breakpoint
revoke execute on function keep_audit_head(uuid, text, json), seal_audit_entries(uuid, text, json, json),
  drop_audit_entries(uuid, text, bigint, json) from public;
