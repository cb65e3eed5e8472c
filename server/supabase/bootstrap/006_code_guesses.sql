-- A code typed by hand takes few guesses, and the link beside it cannot be worked out from it.
alter table auth.one_time_tokens add column otp_hash text, add column guesses integer not null default 0;
update auth.one_time_tokens set otp_hash = replace(token_hash, 'pkce_', '');
alter table auth.one_time_tokens alter column otp_hash set not null;

-- When a letter to an address was asked for last, whether anybody has that address or not.
create table embedded.letter_requests (
  address text not null,
  kind text not null,
  requested_at timestamptz not null default now(),
  primary key (address, kind)
);
create index letter_requests_requested_at_idx on embedded.letter_requests (requested_at);
