-- Most rows have a name whose words are there, or no metadata: each of these now costs a submission one look-up or nothing.
create function first_word_of(name text) returns text language sql immutable as $$
  select left(regexp_replace(lower(substring(name collate "C" from '[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\u30fa\u30fc-\ufe0f\ufe70-\ufeff\U00020000-\U0003ffff]+')), '[^\x01-\x7f]', '_', 'g'), 64)
$$;
--> statement-breakpoint
create or replace function keep_words_of_row() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- All words of a name are inserted by one statement, and never deleted.
  if exists (
    select from public.search_words
    where organization_id = new.organization_id and mode = new.mode
      and word = public.first_word_of(new.legal_name) and name = new.legal_name
  ) then
    return null;
  end if;
  insert into public.search_words (organization_id, mode, word, name)
    select new.organization_id, new.mode, word, new.legal_name from public.words_of(new.legal_name) word
    order by word
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
drop trigger businesses_keep_words on businesses;
--> statement-breakpoint
drop trigger filings_keep_words on filings;
--> statement-breakpoint
drop function keep_words_of_rows();
--> statement-breakpoint
create trigger businesses_keep_words after insert on businesses for each row execute function keep_words_of_row();
--> statement-breakpoint
create trigger filings_keep_words after insert on filings for each row execute function keep_words_of_row();
--> statement-breakpoint
create or replace function keep_metadata_of_row() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.filing_metadata
      where organization_id = old.organization_id and mode = old.mode and filing_id = old.id
        and entry in (select public.metadata_entry(key, value) from jsonb_each_text(old.metadata));
  end if;
  insert into public.filing_metadata (organization_id, mode, entry, filing_id)
    select distinct new.organization_id, new.mode, public.metadata_entry(key, value), new.id
    from jsonb_each_text(new.metadata);
  return null;
end $$;
--> statement-breakpoint
drop trigger filings_keep_metadata on filings;
--> statement-breakpoint
drop function keep_metadata_of_rows();
--> statement-breakpoint
create trigger filings_keep_metadata after insert on filings for each row
  when (new.metadata <> '{}'::jsonb) execute function keep_metadata_of_row();
