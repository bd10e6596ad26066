-- A connection that planned the look-up of a name's first word while the table was small read all of it at each row of an
-- import, until the next analysis.
alter function keep_words_of_row() set enable_seqscan = off;
