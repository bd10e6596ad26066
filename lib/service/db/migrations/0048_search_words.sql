CREATE TABLE "search_words" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "search_words_organization_id_mode_word_name_pk" PRIMARY KEY("organization_id","mode","word","name"),
	CONSTRAINT "search_words_mode_known" CHECK ("search_words"."mode" in ('test', 'live'))
);
--> statement-breakpoint
DROP INDEX "businesses_searched";--> statement-breakpoint
DROP INDEX "filings_number";--> statement-breakpoint
DROP INDEX "filings_searched";--> statement-breakpoint
-- Together, because each rewrites the table.
ALTER TABLE "businesses"
	ADD COLUMN "number_key" text GENERATED ALWAYS AS (lower(registration_number collate "C")) STORED,
	ADD COLUMN "id_end" text COLLATE "C" GENERATED ALWAYS AS (reverse(right(id::text, 12))) STORED NOT NULL;--> statement-breakpoint
-- Together, because each rewrites the table.
ALTER TABLE "filings"
	ADD COLUMN "number_key" text GENERATED ALWAYS AS (lower(registration_number collate "C")) STORED,
	ADD COLUMN "id_end" text COLLATE "C" GENERATED ALWAYS AS (reverse(right(id::text, 12))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_by_legal_name" ON "businesses" USING btree ("organization_id","mode","legal_name","formation_business_id","id","registration_number");--> statement-breakpoint
CREATE INDEX "businesses_number_key" ON "businesses" USING btree ("organization_id","mode","number_key");--> statement-breakpoint
CREATE INDEX "businesses_id_end" ON "businesses" USING btree ("organization_id","mode","id_end");--> statement-breakpoint
CREATE INDEX "filings_number_key" ON "filings" USING btree ("organization_id","mode","number_key");--> statement-breakpoint
CREATE INDEX "filings_id_end" ON "filings" USING btree ("organization_id","mode","id_end");--> statement-breakpoint
CREATE INDEX "filings_by_legal_name" ON "filings" USING btree ("organization_id","mode","legal_name","id","registration_number","business_id","type");--> statement-breakpoint
-- The same words as `wordRange` in lib/service/db/word-range.ts: a test compares the two.
create function words_of(name text) returns setof text language sql immutable as $$
  select distinct left(regexp_replace(lower(found[1] collate "C"), '[^\x01-\x7f]', '_', 'g'), 64)
  from regexp_matches(name collate "C", '[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\u30fa\u30fc-\ufe0f\ufe70-\ufeff\U00020000-\U0003ffff]+', 'g') found
$$;
--> statement-breakpoint
-- With the rights of the owner: every role that writes a name keeps its words.
create function keep_words_of_rows() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- In one order, so that two transactions with the same new names wait for each other and never in a circle.
  insert into public.search_words (organization_id, mode, word, name)
    select distinct organization_id, mode, word, legal_name from written, public.words_of(legal_name) word
    order by organization_id, mode, word, legal_name
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create function keep_words_of_row() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.search_words (organization_id, mode, word, name)
    select new.organization_id, new.mode, word, new.legal_name from public.words_of(new.legal_name) word
    order by word
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
insert into search_words (organization_id, mode, word, name)
  select distinct organization_id, mode, word, legal_name
  from (
    select organization_id, mode, legal_name from businesses
    union
    select organization_id, mode, legal_name from filings
  ) named, words_of(legal_name) word;
--> statement-breakpoint
create trigger businesses_keep_words after insert on businesses
  referencing new table as written for each statement execute function keep_words_of_rows();
--> statement-breakpoint
create trigger businesses_keep_words_of_change after update of legal_name on businesses for each row
  when (old.legal_name is distinct from new.legal_name) execute function keep_words_of_row();
--> statement-breakpoint
create trigger filings_keep_words after insert on filings
  referencing new table as written for each statement execute function keep_words_of_rows();
--> statement-breakpoint
create trigger filings_keep_words_of_change after update of legal_name on filings for each row
  when (old.legal_name is distinct from new.legal_name) execute function keep_words_of_row();
--> statement-breakpoint
select guard_tenant_rows('search_words', 'select');
--> statement-breakpoint
-- Otherwise the first searches would be planned without statistics of what is new.
analyze search_words, businesses, filings;
