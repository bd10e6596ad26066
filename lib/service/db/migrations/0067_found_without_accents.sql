-- The same as `unaccented` in lib/service/db/word-range.ts: a test compares the two. First the letters whose stroke is no
-- accent of its own in Unicode.
create function unaccented(name text) returns text language sql immutable strict parallel safe as $$
  select normalize(
    regexp_replace(translate(normalize(name, nfd), 'øØłŁđĐ', 'oOlLdD'), '[\u0300-\u036f]+', '', 'g'), nfc)
$$;
--> statement-breakpoint
-- The words as they are written, and without their accents.
create or replace function words_of(name text) returns setof text language sql immutable as $$
  select distinct left(regexp_replace(lower(found[1] collate "C"), '[^\x01-\x7f]', '_', 'g'), 64)
  from (select name union select public.unaccented(name)) spelled (spelling),
    regexp_matches(spelling collate "C", '[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\u30fa\u30fc-\ufe0f\ufe70-\ufeff\U00020000-\U0003ffff]+', 'g') found
$$;
--> statement-breakpoint
insert into search_words (organization_id, mode, word, name)
  select distinct organization_id, mode, found, name from search_words, words_of(name) found
  where name collate "C" ~ '[^\x01-\x7f]'
  on conflict do nothing;
--> statement-breakpoint
insert into document_words (organization_id, mode, word, name)
  select distinct organization_id, mode, found, name from document_words, words_of(name) found
  where name collate "C" ~ '[^\x01-\x7f]'
  on conflict do nothing;
