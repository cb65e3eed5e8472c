-- An e-mail goes with the account that it was written for. Those of nobody that is still there go now.
alter table auth.embedded_mail add column user_id uuid references auth.users on delete cascade;
update auth.embedded_mail m set user_id = u.id
from auth.users u where m.recipient in (lower(u.email), lower(u.email_change));
delete from auth.embedded_mail where user_id is null;
alter table auth.embedded_mail alter column user_id set not null;
create index embedded_mail_user_id_idx on auth.embedded_mail (user_id);
