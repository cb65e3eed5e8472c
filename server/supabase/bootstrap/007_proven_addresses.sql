-- "Confirmed" may only mean that nobody was asked to confirm. What opens an account is kept from strangers by whether
-- somebody has proven the address, and by whether more than one has claimed it before that.
alter table auth.users
  add column email_proven boolean not null default false,
  add column password_disputed boolean not null default false;

-- Accounts that counted as confirmed in the moment they were made have proven nothing, unless a provider or this machine vouches for them.
update auth.users u set email_proven = true
where u.email_confirmed_at > u.created_at
  or u.email in ('learner@example.com', 'newcomer@example.com')
  or exists (
    select from auth.identities i
    where i.user_id = u.id and i.email = u.email and i.provider <> 'email' and (i.identity_data ->> 'email_verified')::boolean);
