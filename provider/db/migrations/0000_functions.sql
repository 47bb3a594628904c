-- Every pair of neighbouring characters of a text, lower-cased: what a Korean search of two syllables
-- and more can be looked up by. Immutable, so that an index can stand on it.
CREATE OR REPLACE FUNCTION bigrams(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(lower(value), i, 2)), '{}')
  FROM generate_series(1, char_length(value) - 1) AS i
$$;
