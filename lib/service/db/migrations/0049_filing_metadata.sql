CREATE TABLE "filing_metadata" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"entry" uuid NOT NULL,
	"filing_id" uuid NOT NULL,
	CONSTRAINT "filing_metadata_organization_id_mode_entry_filing_id_pk" PRIMARY KEY("organization_id","mode","entry","filing_id"),
	CONSTRAINT "filing_metadata_mode_known" CHECK ("filing_metadata"."mode" in ('test', 'live'))
);
--> statement-breakpoint
ALTER TABLE "filing_metadata" ADD CONSTRAINT "filing_metadata_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
create function metadata_entry(key text, value text) returns uuid language sql immutable as $$
  select encode(substr(sha256(convert_to(key || '=' || value, 'UTF8')), 1, 16), 'hex')::uuid
$$;
--> statement-breakpoint
-- With the rights of the owner: every role that writes metadata keeps its entries.
create function keep_metadata_of_rows() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.filing_metadata (organization_id, mode, entry, filing_id)
    select distinct organization_id, mode, public.metadata_entry(key, value), id
    from written, jsonb_each_text(metadata);
  return null;
end $$;
--> statement-breakpoint
create function keep_metadata_of_row() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.filing_metadata
    where organization_id = old.organization_id and mode = old.mode and filing_id = old.id
      and entry in (select public.metadata_entry(key, value) from jsonb_each_text(old.metadata));
  insert into public.filing_metadata (organization_id, mode, entry, filing_id)
    select distinct new.organization_id, new.mode, public.metadata_entry(key, value), new.id
    from jsonb_each_text(new.metadata);
  return null;
end $$;
--> statement-breakpoint
insert into filing_metadata (organization_id, mode, entry, filing_id)
  select distinct organization_id, mode, metadata_entry(key, value), id from filings, jsonb_each_text(metadata);
--> statement-breakpoint
create trigger filings_keep_metadata after insert on filings
  referencing new table as written for each statement execute function keep_metadata_of_rows();
--> statement-breakpoint
create trigger filings_keep_changed_metadata after update of metadata on filings for each row
  when (old.metadata is distinct from new.metadata) execute function keep_metadata_of_row();
--> statement-breakpoint
select guard_tenant_rows('filing_metadata', 'select');
--> statement-breakpoint
-- Otherwise the first lists would be planned without statistics of what is new.
analyze filing_metadata;
